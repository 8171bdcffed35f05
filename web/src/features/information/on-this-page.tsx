import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

interface OnThisPageProps {
  sections: readonly { id: string; title: string }[];
}

/** Links to the parts of a page: folded away on a phone, beside the words where there is room. */
export function OnThisPage({ sections }: OnThisPageProps) {
  const heading = useId();
  return (
    <>
      <details className="group rounded-card border border-line bg-card roomy:hidden print:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-5 font-semibold [&::-webkit-details-marker]:hidden">
          On this page
          <ChevronDown aria-hidden strokeWidth={2.2} className="size-5 group-open:rotate-180" />
        </summary>
        <nav aria-label="On this page" className="border-t border-line px-5 py-2">
          <Links sections={sections} />
        </nav>
      </details>
      <nav aria-labelledby={heading} className="sticky top-8 hidden self-start roomy:block print:hidden">
        <h2 id={heading} className="font-semibold">
          On this page
        </h2>
        <div className="mt-2 border-l-2 border-line pl-4">
          <Links sections={sections} />
        </div>
      </nav>
    </>
  );
}

function Links({ sections }: OnThisPageProps) {
  return (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 leading-snug text-deep underline decoration-transparent underline-offset-4 hover:decoration-current"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
