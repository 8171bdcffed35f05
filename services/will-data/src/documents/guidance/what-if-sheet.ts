import { poundsText } from '@plainwill/contracts/shared/pounds-text';
import type { WhatIfAnswer, WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import {
  beneficiaryText,
  type Called,
  careSentences,
  executorSentences,
  howMuch,
  outcomeSentences,
  pensionRequestText,
  stepsInShares,
  storyTitle,
  taxSentences,
  whatIsTaken,
  whenTaken,
} from '@plainwill/contracts/will-data/what-if/what-if-sentences';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import { formatDay } from '@plainwill/law/checks/wording';
import type { Sheet, SheetPart } from './sheet.ts';

interface WhatIf {
  events: WhatIfEvents;
  answer: WhatIfAnswer;
  called: Called;
  /** False where the estate stands for any: there are shares then, and no sums. */
  hasAmounts: boolean;
  will: WillDocument;
}

/** What a will would do in one case, as the screen shows it: who takes what, who acts, and why. */
export function whatIfSheet({ events, answer, called, hasAmounts, will }: WhatIf): Sheet {
  const numbers = new Map(will.sections.flatMap(({ clauses }) => clauses.map(({ id, number }) => [id, number])));
  const numberOf = (clause: string | null) => (clause && numbers.get(clause)) ?? '';
  const of = hasAmounts ? ` and an estate of ${poundsText(events.estatePence)}` : '';
  return {
    title: 'What would happen',
    isDense: true,
    lead: `${storyTitle(events, called)}. Worked out from the will of ${will.testator} as it is today, for a death on ${formatDay(events.deathOn)}${of}. It is guidance only.`,
    parts: [
      ...points('In short', outcomeSentences(answer, called)),
      { heading: 'Who gets what', table: beneficiaryTable({ answer, called, hasAmounts }, numberOf) },
      ...points('Who carries it out, and who cares for the children', [
        ...executorSentences(answer.executors, called),
        ...careSentences(answer.guardians, called),
        ...answer.asked.map((asked) => pensionRequestText(asked, called)),
      ]),
      ...(hasAmounts ? points('Tax', taxSentences(answer.tax)) : []),
      ...points(
        'Why',
        (hasAmounts ? answer.steps : stepsInShares(answer.steps)).map(({ text, clause }) =>
          numberOf(clause) ? `${text} (clause ${numberOf(clause)})` : text,
        ),
        'steps',
      ),
    ],
  };
}

const points = (heading: string, lines: readonly string[], kind: 'points' | 'steps' = 'points'): SheetPart[] =>
  lines.length > 0 ? [{ heading, list: { kind, lines } }] : [];

function beneficiaryTable(
  { answer, called, hasAmounts }: Pick<WhatIf, 'answer' | 'called' | 'hasAmounts'>,
  numberOf: (clause: string | null) => string,
) {
  const rows = answer.takes.map((taking) => [
    beneficiaryText(taking, called),
    whatIsTaken(taking, called),
    howMuch(taking, { hasAmounts }),
    whenTaken(taking, called),
    numberOf(taking.clause) || '–',
  ]);
  const crown = ['The Crown', 'By law', hasAmounts ? poundsText(answer.crown) : 'Everything', 'Straight away', '–'];
  return {
    columns: ['Who', 'What', hasAmounts ? 'Amount' : 'Share', 'When', 'Clause'],
    rows: answer.crown > 0 ? [...rows, crown] : rows,
  };
}
