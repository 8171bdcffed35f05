import { createHash } from 'node:crypto';
import { type ChecklistItem, checklistItems } from '@plainwill/contracts/will-data/review/review-vocabulary';
import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';

export const digestOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Of what a check has found: another key once it says something else. */
export const findingTickKey = ({ id, message }: Finding) => `check:${id}:${digestOf(message)}`;

/** Of each clause, by its id: another key once it says something else. */
export const clauseTickKeys = ({ sections }: WillDocument): Record<string, string> =>
  Object.fromEntries(
    sections.flatMap(({ clauses }) =>
      clauses.map(({ id, runs, items }) => [id, `clause:${digestOf([id, runs, items])}`]),
    ),
  );

export const isOfClause = (tickKey: string) => tickKey.startsWith('clause:');

const checklistTickKey = (item: ChecklistItem) => `list:${item}`;

export const checklistTickKeys = Object.fromEntries(
  checklistItems.map((item) => [item, checklistTickKey(item)]),
) as Record<ChecklistItem, string>;

/** The ticks that an approval needs: each clause as read, each warning, and the whole checklist. */
export const neededTicks = (document: WillDocument, findings: readonly Finding[]): string[] => [
  ...Object.values(clauseTickKeys(document)),
  ...findings.filter(({ severity }) => severity === 'warns').map(findingTickKey),
  ...Object.values(checklistTickKeys),
];
