import type { AuditEntry } from '@plainwill/contracts/kit/audit';
import { expect, it } from 'vitest';
import { inRuns } from './user-timeline.tsx';

const entry = (id: number, action: string, actorAccountId: string, fields: string[] = []) =>
  ({
    id: `${id}`,
    action,
    actorAccountId,
    outcome: 'done',
    fields,
    changes: [],
    network: null,
  }) as unknown as AuditEntry;

const runsOf = (...entries: AuditEntry[]) => inRuns(entries).map(({ newest, count }) => [newest.id, count]);

it('puts together what the same person did again and again, under the newest', () => {
  expect(runsOf(entry(4, 'user.view', 'ada'), entry(3, 'user.view', 'ada'), entry(2, 'sign-in', 'eve'))).toEqual([
    ['4', 2],
    ['2', 1],
  ]);
});

it('keeps apart what others did, what was done to something else, and what came between', () => {
  const entries = [
    entry(5, 'user.view', 'ada'),
    entry(4, 'user.view', 'ben'),
    entry(3, 'user.edit.home', 'ben', ['county']),
    entry(2, 'user.edit.home', 'ben', ['postcode']),
    entry(1, 'user.view', 'ben'),
  ];
  expect(runsOf(...entries).map(([, count]) => count)).toEqual([1, 1, 1, 1, 1]);
});
