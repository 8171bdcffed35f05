/** How the questions are meant to be answered. */
export const Alone = () => (
  <p className="max-w-words text-muted">
    Please answer without help. It is fine to stop and come back. Leave out what you don’t want to answer: our reviewer
    sees that you left it out.
  </p>
);
