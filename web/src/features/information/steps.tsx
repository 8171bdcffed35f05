import { Words } from './words.tsx';

/** Numbered steps, joined by a line. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="flex max-w-words flex-col">
      {steps.map(({ title, text }, place) => (
        <li key={title} className="relative flex gap-4 pb-6 last:pb-0 sm:gap-5">
          <span
            aria-hidden
            className="heading z-1 flex size-10 shrink-0 items-center justify-center rounded-full border-2 border-deep bg-paper text-lead"
          >
            {place + 1}
          </span>
          {place < steps.length - 1 && (
            <span aria-hidden className="absolute top-10 bottom-0 left-[1.1875rem] w-0.5 bg-line" />
          )}
          <div className="pt-1.5">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-0.5">
              <Words>{text}</Words>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
