import { toPence } from '@plainwill/law/money/pence';
import type { Bands } from '@plainwill/law/tax/bands';
import type { Working } from '@plainwill/law/tax/working';
import type { ReactNode } from 'react';
import { Note } from '../../ui/figures/note.tsx';
import { SheetOfPaper } from '../../ui/figures/sheet-of-paper.tsx';
import type { Source } from '../content/sources.ts';
import { inPounds } from './pounds.ts';
import { estimatorSources } from './sources.tsx';

interface SoFarProps {
  step: number;
  working: Working;
  bands: Bands;
}

const notes: Record<number, { words: string; source: Source }> = {
  1: {
    words: 'The tax is worked out on what you own less what you owe. A rough figure is enough to start with.',
    source: estimatorSources.estate,
  },
  2: {
    words:
      'What a spouse or civil partner receives is free of tax, and a home that goes to children may be taxed less.',
    source: estimatorSources.residenceBand,
  },
  3: {
    words: 'Gifts of the last seven years use your allowance first. What goes to charity is free of tax.',
    source: estimatorSources.gifts,
  },
};

/** The reckoning as far as it goes: it fills in as the person answers. */
export function SoFar({ step, working, bands }: SoFarProps) {
  const { assets, debts, toSpouse, toCharity, chargeable, nilRateBand, gifts, residence, taxable } = working;
  const lines = [
    { label: 'Estate value', amount: assets, step: 1 },
    { label: 'less debts', amount: debts, step: 1 },
    { label: 'less what goes to a spouse', amount: toSpouse, step: 2 },
    { label: 'less residence band', amount: residence.used, before: `up to ${inPounds(toPence(bands.rnrb))}`, step: 2 },
    {
      label: 'less nil-rate band',
      amount: Math.min(gifts.bandLeft, chargeable - residence.used),
      before: `up to ${inPounds(nilRateBand)}`,
      step: 3,
    },
    { label: 'less charity', amount: toCharity, step: 3 },
    { label: 'amount taxed', amount: taxable, step: 3 },
  ];
  // A question that has not been asked yet has no figure, though its answer is set from the start.
  const figure = ({ amount, before = '', step: asked }: { amount: number; before?: string; step: number }) =>
    assets === 0 || asked > step ? before : inPounds(amount);
  const { words, source } = notes[step] ?? { words: '' };
  return (
    <SheetLines
      title="How it is worked out"
      lines={lines.map((line) => ({ label: line.label, figure: figure(line), isMarked: line.step === step }))}
    >
      <Note source={source?.title}>{words}</Note>
    </SheetLines>
  );
}

interface SheetLine {
  label: string;
  figure: string;
  /** A highlighter marks the lines that the open step asks about. */
  isMarked?: boolean;
}

interface SheetLinesProps {
  title: string;
  lines: readonly SheetLine[];
  /** Lies across the lower edge of the sheet. */
  children: ReactNode;
}

/** A sheet that fills in as the person answers, with a note about what is marked on it. */
function SheetLines({ title, lines, children }: SheetLinesProps) {
  return (
    <div>
      <SheetOfPaper>
        <div className="will-text flex flex-col gap-4 px-5 pt-7 pb-10 sm:px-9">
          <p className="text-center text-small font-semibold tracking-[0.16em] text-deeper uppercase">{title}</p>
          <dl className="flex flex-col gap-2.5">
            {lines.map(({ label, figure, isMarked }) => (
              <div key={label} className="flex flex-wrap items-baseline gap-x-3">
                <dt className={isMarked ? 'box-decoration-clone bg-butter px-1 -mx-1' : undefined}>{label}</dt>
                <dd className="grow border-b border-dotted border-field text-right whitespace-nowrap tabular-nums">
                  {figure}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </SheetOfPaper>
      <div className="relative -mt-5 px-3 sm:pr-0 sm:pl-10">{children}</div>
    </div>
  );
}
