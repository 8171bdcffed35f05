import type { SignatureBlock } from '@plainwill/contracts/will-data/will/will-document';
import type { ReactNode } from 'react';
import { NumberedSheet, OnSheet } from '../../shared/will-sheets/numbered-sheet.tsx';
import { Runs } from './runs.tsx';
import { type SheetClause, sampleWill } from './sample-will.ts';

/** It lies beside its words where there is room, and below them elsewhere. */
const SheetNote = ({ children }: { children: string }) => (
  <p className="by-day mx-5 mb-3 border-l-4 border-butter bg-card py-1 pl-4 text-ink sm:mx-14 roomy:mx-0 roomy:pr-2 roomy:mt-2 roomy:self-start roomy:text-small print:mx-0">
    <span className="sr-only">Why this is here: </span>
    {children}
  </p>
);

const ClauseOnSheet = ({ clause: { number, runs, items, note } }: { clause: SheetClause }) => (
  <OnSheet note={<SheetNote>{note}</SheetNote>}>
    <div className="flex gap-3">
      <span className="min-w-9 shrink-0 font-semibold">{number}</span>{' '}
      <div className="min-w-0">
        <p>
          <Runs runs={runs} />
        </p>
        {items.map(({ letter, runs }) => (
          <p key={letter} className="mt-2 flex gap-3">
            <span className="shrink-0">({letter})</span>{' '}
            <span>
              <Runs runs={runs} />
            </span>
          </p>
        ))}
      </div>
    </div>
  </OnSheet>
);

const SignatureLines = ({ block: { who, labels, printedName } }: { block: SignatureBlock }) => (
  <li>
    <p className="font-semibold">{who}</p>
    {labels.map((label) => (
      <p key={label} className="mt-2 flex items-end gap-3 text-small after:grow after:border-b after:border-field">
        {label}
      </p>
    ))}
    {printedName && <p className="mt-1 text-small">{printedName}</p>}
  </li>
);

/** The end of the will, with its lines left blank. */
const Ending = () => (
  <OnSheet
    note={
      <SheetNote>
        The signatures make it a will. You sign with both witnesses in the room, then they sign while you watch. None of
        the three lines may be signed at another time.
      </SheetNote>
    }
  >
    <p className="mt-4">{sampleWill.dated}</p>
    <p className="mt-3">{sampleWill.attestation}</p>
    <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-3">
      {sampleWill.signatures.map((block) => (
        <SignatureLines key={block.who} block={block} />
      ))}
    </ul>
  </OnSheet>
);

export const sheetId = (number: number) => `page-${number}`;

const linkClasses =
  'flex min-h-11 items-center rounded-field px-2 font-semibold text-deep underline decoration-1 underline-offset-4 hover:decoration-2';

interface TurnLinkProps {
  to: number;
  children: ReactNode;
}

/** A plain link, so that pages turn before there is any script. */
const TurnLink = ({ to, children }: TurnLinkProps) =>
  to >= 1 && to <= sampleWill.sheets.length ? (
    <a href={`#${sheetId(to)}`} className={linkClasses}>
      {children} <span className="sr-only">page</span>
    </a>
  ) : (
    <span />
  );

interface WillSheetProps {
  sheet: (typeof sampleWill.sheets)[number];
  number: number;
}

export function WillSheet({ sheet, number }: WillSheetProps) {
  const count = sampleWill.sheets.length;
  return (
    <NumberedSheet
      id={sheetId(number)}
      number={number}
      count={count}
      watermark="Sample"
      previous={<TurnLink to={number - 1}>Previous</TurnLink>}
      next={<TurnLink to={number + 1}>Next</TurnLink>}
    >
      {number === 1 && (
        <OnSheet>
          <p className="text-center text-lead font-semibold tracking-wide text-balance text-deeper">
            {sampleWill.title}
          </p>
        </OnSheet>
      )}
      {sheet.map(({ heading, clauses }) => (
        <div key={clauses[0]?.number}>
          {heading && (
            <OnSheet>
              <h2 className="mt-3 font-semibold tracking-wide text-deeper">{heading}</h2>
            </OnSheet>
          )}
          {clauses.map((clause) => (
            <ClauseOnSheet key={clause.number} clause={clause} />
          ))}
        </div>
      ))}
      {number === count && <Ending />}
    </NumberedSheet>
  );
}
