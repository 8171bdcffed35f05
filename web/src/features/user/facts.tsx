import type { ReactNode } from 'react';

interface FactsProps {
  entries: readonly (readonly [term: string, detail: string | null | undefined])[];
}

export const notProvided = 'Not provided';

/** What is known, in two columns where there is room; what is missing says so. */
export function Facts({ entries }: FactsProps) {
  return (
    <dl className="grid gap-x-10 border-b border-line sm:grid-cols-2">
      {entries.map(([term, detail]) => (
        <Fact key={term} term={term}>
          {detail?.trim() ? <span className="font-semibold">{detail}</span> : <Missing />}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-2">
      <dt className="text-muted">{term}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}

const Missing = () => <span className="text-muted">{notProvided}</span>;
