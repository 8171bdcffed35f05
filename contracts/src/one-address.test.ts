import { expect, it } from 'vitest';
import { services } from './index.ts';
import { proceduresOf } from './kit/contract.ts';

const limitOf = (path: string) => {
  const [service = '', ...rest] = path.split('.');
  const contract = services[service as keyof typeof services];
  const found = proceduresOf(contract).find((procedure) => procedure.path === rest.join('.'));
  return found?.procedure.limit ?? expect.fail(`no limit of ${path}`);
};

// An evening about wills in a hall, a library, a mobile network: one IPv4 address for all of them.
it.each([
  'notifications.questionnaire.submit',
  'notifications.leads.submit',
  'identity.accounts.signUp',
  'identity.accounts.resendConfirmation',
  'willData.questionnaire.summary',
  'addressLookup.addresses.search',
])('lets thirty people behind one address through within an hour: %s', (path) => {
  const { calls, seconds } = limitOf(path);
  expect((calls * 3600) / seconds).toBeGreaterThanOrEqual(30);
});
