import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { aContactNamed, aMarriedPortal } from '../../testing/a-family.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { readPortalAgain, storedPortal, updatePortal } from './portal-cache.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('reads everything once more where a change has cut the reading off', async () => {
  answerCalls({ 'willData.portal.get': () => aMarriedPortal() });
  await readPortalAgain();
  const ann = aContactNamed('Ann Reed');
  answerCalls({ 'willData.portal.get': () => aMarriedPortal({ contacts: [ann] }) });
  const read = readPortalAgain();
  updatePortal((portal) => ({ ...portal, executors: [] }));
  expect((await read).contacts).toEqual([ann]);
  expect(storedPortal()?.contacts).toEqual([ann]);
});
