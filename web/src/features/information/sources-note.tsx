import type { Source } from '../../content/sources.ts';
import { dayInWords } from '../../ui/dates-and-money/format-date.ts';

interface SourcesNoteProps {
  sources: readonly Source[];
  reviewedOn: string;
}

/** Where the page's facts come from, how fresh they are, and what they are not. */
export function SourcesNote({ sources, reviewedOn }: SourcesNoteProps) {
  return (
    <section aria-labelledby="sources" className="border-t border-line pt-6 text-small text-muted">
      <h2 id="sources" className="font-semibold text-ink">
        Where this comes from
      </h2>
      <ul className="mt-2 flex flex-col gap-1.5">
        {sources.map(({ title, url }) => (
          <li key={url} className="print:break-inside-avoid">
            <a href={url} className="text-deep underline decoration-1 underline-offset-4 hover:decoration-2">
              {title}
            </a>
            <span className="hidden break-all print:inline"> ({url})</span>
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-words">
        Last reviewed on <time dateTime={reviewedOn}>{dayInWords(reviewedOn)}</time>. This is general information about
        the law of England and Wales, not legal advice. Inheritance tax is the same all over the UK.
      </p>
    </section>
  );
}
