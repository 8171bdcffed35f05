import type { ImportSection } from '@plainwill/contracts/will-data/history/history-vocabulary';
import { type Answers, answersOf } from '@plainwill/law/facts/answers-of';
import { withIds } from '@plainwill/law/facts/answers-with-ids';
import { WillFacts } from '@plainwill/law/facts/will-facts';

/** The questionnaire is no part of the answers that a restore writes. */
export type AnswersPart = Exclude<ImportSection, 'questionnaire'>;

/** Before anything is answered. */
export const noAnswers = answersOf(WillFacts.parse({}));

/** Some answers in parts, down to one row each, with the path of each part in a file. */
export const partsOf = (answers: Answers): { path: string; part: Partial<Answers> }[] => [
  { path: 'home_details', part: { homeDetails: answers.homeDetails } },
  ...answers.children.map((row, at) => ({ path: `children[${at}]`, part: { children: [row] } })),
  ...answers.guardians.map((row, at) => ({
    path: `guardians of children[${at}]`,
    part: { guardians: [row] },
  })),
  ...answers.executors.map((row, at) => ({ path: `executors[${at}]`, part: { executors: [row] } })),
  ...answers.gifts.map((row, at) => ({ path: `gifts[${at}]`, part: { gifts: [row] } })),
  ...answers.residue.map((row, at) => ({ path: `residuary_recipients[${at}]`, part: { residue: [row] } })),
  ...answers.provisions.map((row) => ({ path: row.path, part: { provisions: [row] } })),
  { path: 'will_settings', part: { settings: answers.settings } },
];

/** The ids of everyone who is on a list of people. */
export const idsIn = ({ spouseDetails, children, contacts }: Answers): string[] => [
  ...(spouseDetails ? [spouseDetails.id] : []),
  ...[...children, ...contacts].map(({ id }) => id),
];

/** The ids of everyone whom a part names, but those whom it lists itself. */
export function namedIn(part: Partial<Answers>): Set<string> {
  const named = new Set<string>();
  withIds({ ...noAnswers, ...part }, (id) => {
    named.add(id);
    return id;
  });
  return named;
}
