import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { listed } from '@plainwill/contracts/shared/phrases';
import type { Family } from '@plainwill/contracts/will-data/what-if/family';
import type { WhatIfAnswer } from '@plainwill/contracts/will-data/what-if/what-if';
import type { FamilyAnswers } from '@plainwill/law/intestacy/family-answers';
import type { ReactNode, Ref } from 'react';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { type ComparedRow, comparedRows } from './compare.ts';
import { administratorText, hasMinorChild, headlineOf } from './outcome-text.ts';
import { OutcomeView } from './outcome-view.tsx';
import { outcomesOf, type PossibleOutcome } from './outcomes.ts';
import { nameOf } from './shares-view.ts';
import type { Voice } from './voice.ts';

export interface ComparisonProps {
  answers: FamilyAnswers;
  asOf: CalendarDate;
  /** The stored family, with stepchildren. */
  family: Family;
  names: ReadonlyMap<string, string>;
  /** The names of relatives who are left out, as nobody can tell where they come in line. */
  notCounted: readonly string[];
  voice: Voice;
  /** The will’s division of that estate; null until it is loaded. */
  will: WhatIfAnswer | null;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Stands where the table will be. */
  children?: ReactNode;
}

/** The will beside the rules that hold without one, person by person. */
export function Comparison(props: ComparisonProps) {
  const { answers, asOf, family, names, notCounted, voice, will, headingRef, children } = props;
  const steps = (family.children ?? [])
    .filter(({ kind }) => kind === 'step' || kind === 'foster')
    .map((child) => ({ ...child, name: names.get(child.id) ?? nameOf(child) }));
  const outcomes = outcomesOf(answers, asOf, voice).map((outcome) => ({
    ...outcome,
    family: { ...outcome.family, children: [...(outcome.family.children ?? []), ...steps] },
  }));
  return (
    <div className="flex flex-col gap-6">
      <h4
        ref={headingRef}
        tabIndex={-1}
        className="heading text-lead focus-visible:shadow-none focus-visible:outline-none"
      >
        {`With ${voice.your} will, and without it`}
      </h4>
      <p role="status">
        {outcomes.length === 1 && outcomes[0]
          ? `Without a will: ${headlineOf(outcomes[0])}`
          : `Without a will, it depends on what ${voice.unsure} don’t know.`}
      </p>
      {will ? <Compared will={will} outcomes={outcomes} names={names} family={family} voice={voice} /> : children}
      {notCounted.length > 0 && (
        <p className="text-small text-muted">
          {`Not counted here: ${listed(notCounted)}. Whether cousins and other relatives inherit depends on who else is living.`}
        </p>
      )}
      <Disclosure summary="See what would happen without a will, and why">
        {outcomes.map((outcome) => (
          <OutcomeView
            key={outcome.condition}
            outcome={outcome}
            condition={outcomes.length > 1 ? outcome.condition : null}
          />
        ))}
      </Disclosure>
    </div>
  );
}

interface ComparedProps {
  will: WhatIfAnswer;
  outcomes: readonly PossibleOutcome[];
  names: ReadonlyMap<string, string>;
  family: Family;
  voice: Voice;
}

function Compared({ will, outcomes, names, family, voice }: ComparedProps) {
  const rows = comparedRows(will, outcomes, names, family, voice);
  const { you, your } = voice;
  return (
    <>
      <DataTable
        caption={`What each person gets by ${your} will and without it`}
        columns={[{ title: 'Who' }, { title: `By ${your} will` }, { title: 'Without it' }, { title: 'The difference' }]}
        rows={[...rows.map(tableRow), ...dutyRows(will, outcomes, names)]}
      />
      <p className="text-small text-muted">
        {`If ${you} died today, and everyone else lived on. Inheritance tax is not taken off, and particular things are not counted in pounds.`}
      </p>
    </>
  );
}

const lines = (words: readonly string[]) => (
  <span className="block">
    {words.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </span>
);

const tableRow = ({ id, who, byWill, without, difference }: ComparedRow) => ({
  id,
  cells: [who, byWill, lines(without), lines(difference)],
});

/** Shows who has something to do: a will chooses them, and without one nobody does. */
function dutyRows(will: WhatIfAnswer, outcomes: readonly PossibleOutcome[], names: ReadonlyMap<string, string>) {
  const [outcome] = outcomes;
  if (!outcome) return [];
  const [administrator, ...others] = new Set(outcomes.map(administratorText));
  const called = (ids: readonly string[]) => {
    const known = ids.flatMap((id) => names.get(id) ?? []);
    return known.length > 0 ? listed(known) : 'No one yet';
  };
  const guardians = [...new Set(will.guardians.flatMap(({ guardians }) => guardians))];
  return [
    {
      id: 'executors',
      cells: [
        'Dealing with everything',
        called(will.executors.acting),
        others.length > 0
          ? 'No one is chosen. Whoever inherits would have to ask the court for permission.'
          : administrator,
        `Only a will lets ${outcome.voice.object} choose.`,
      ],
    },
    ...(hasMinorChild(outcome)
      ? [
          {
            id: 'guardians',
            cells: [
              `Bringing up ${outcome.voice.your} children if no parent can`,
              called(guardians),
              'No one is chosen.',
              'A court may have to decide.',
            ],
          },
        ]
      : []),
  ];
}
