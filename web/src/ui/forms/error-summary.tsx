import { type Ref, useId } from 'react';

interface ErrorSummaryProps {
  errors: Readonly<Record<string, string>>;
  onChoose: (name: string) => void;
  ref?: Ref<HTMLDivElement>;
}

/** Everything that is wrong in one list; each line leads to its input. */
export function ErrorSummary({ errors, onChoose, ref }: ErrorSummaryProps) {
  const heading = useId();
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      aria-labelledby={heading}
      className="rounded-field border-2 border-danger bg-danger-pale p-5"
    >
      <p id={heading} className="heading text-lead">
        There is a problem
      </p>
      <ul className="mt-2 flex flex-col gap-1">
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onChoose(name)}
              className="min-h-8 cursor-pointer text-left font-semibold text-danger underline underline-offset-4"
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
