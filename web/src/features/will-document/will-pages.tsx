import type { WillDocument } from '@plainwill/contracts/will-data/will-document';
import { ClauseText } from './clause-text.tsx';
import { SignatureLines } from './signature-lines.tsx';

interface WillPagesProps {
  will: WillDocument;
  selected: string | null;
  onSelect: (clauseId: string) => void;
  noteId: string;
}

/** The will's own words, in the order of the paper. */
export function WillPages({ will, selected, onSelect, noteId }: WillPagesProps) {
  return (
    <article data-will-document className="will-text flex flex-col gap-4">
      <h3 className="mx-auto max-w-form text-center text-lead text-balance font-semibold tracking-wide text-deeper">
        {will.title}
      </h3>
      {will.sections.map((section) => (
        <section key={section.key} className="mt-3 flex flex-col gap-1">
          <h4 className="mb-1 font-semibold tracking-wide break-after-avoid text-deeper">
            {section.number}. {section.heading}
          </h4>
          {section.clauses.map((clause) => (
            <ClauseText
              key={clause.id}
              clause={clause}
              isSelected={clause.id === selected}
              onSelect={() => onSelect(clause.id)}
              noteId={noteId}
            />
          ))}
        </section>
      ))}
      <p className="mt-6">{will.dated}</p>
      <p>{will.attestation}</p>
      <div className="mt-4 grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {will.signatures.map((block) => (
          <SignatureLines key={block.who} block={block} />
        ))}
      </div>
    </article>
  );
}
