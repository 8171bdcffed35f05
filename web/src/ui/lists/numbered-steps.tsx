interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[];
}

/** What happens first, second and third. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className="flex flex-col gap-5">
      {steps.map(({ title, text }, at) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="heading flex size-11 shrink-0 items-center justify-center rounded-full bg-sage text-lead text-deep"
          >
            {at + 1}
          </span>
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
