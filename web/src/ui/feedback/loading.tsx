/** Stands in for what is still on its way. */
export function Loading() {
  return (
    <p role="status" className="mx-auto max-w-page px-5 py-16 text-muted">
      Loading...
    </p>
  );
}
