import { expect, it } from 'vitest';
import { Refused } from '../../testing/answer-calls.ts';
import { combineExports } from './download-section.tsx';

const at = '2026-11-20T14:32:00.000Z';
const given = (value: Record<string, unknown>) => ({ status: 'fulfilled', value }) as const;
const failed = (reason: unknown = new Error('down')) => ({ status: 'rejected', reason }) as const;
const identity = given({ accounts: [{ email: 'harriet@example.com' }] });
const willData = given({ executors: [] });

it('puts what every service keeps into one', () => {
  expect(combineExports({ identity, willData }, at)).toEqual({
    exportedAt: at,
    identity: identity.value,
    willData: willData.value,
  });
});

it('names the service that failed, and gives nothing incomplete', () => {
  expect(() => combineExports({ identity, willData: failed() }, at)).toThrow(
    'We could not read your answers for the will just now, so nothing was saved.',
  );
  expect(() => combineExports({ identity: failed(), willData }, at)).toThrow('your account details just now');
  expect(() => combineExports({ identity: failed(), willData: failed() }, at)).toThrow(
    'your account details and your answers for the will',
  );
});

it('passes on that a recent sign-in is needed, whatever else failed', () => {
  const refusal = new Refused('Again', { code: 'FORBIDDEN', reason: 'ReauthenticationNeeded' });
  expect(() => combineExports({ identity: failed(), willData: failed(refusal) }, at)).toThrow(refusal);
});
