import type { AuditEntry } from '@plainwill/contracts/kit/audit';
import { expect, it } from 'vitest';
import { mergeLogs, shortest } from './use-audit.ts';

const entry = (at: number) => ({ id: `${at}`, at: `2026-11-20T10:00:0${at}.000Z` }) as AuditEntry;
const log = (hasMore: boolean, ...times: number[]) => ({ entries: times.map(entry), hasMore });
const times = (logs: Parameters<typeof mergeLogs>[0]) => mergeLogs(logs).map(({ id }) => Number(id));

it('puts logs together by time, the newest first', () => {
  expect(times([log(false, 9, 5, 1), log(false, 8, 2), log(false)])).toEqual([9, 8, 5, 2, 1]);
});

it('shows nothing older than what a log has not been read to', () => {
  const logs = [log(true, 9, 5), log(true, 8, 7), log(false, 6, 1)];
  expect(times(logs)).toEqual([9, 8, 7]);
  expect(shortest(logs)).toEqual([logs[1]]);
});

it('reads on in every log that stops at the same time', () => {
  const logs = [log(true, 9, 5), log(true, 5), log(false, 1)];
  expect(shortest(logs)).toEqual([logs[0], logs[1]]);
});

it('asks for nothing more once all is read', () => {
  expect(shortest([log(false, 2), log(false)])).toEqual([]);
});
