import { expect, it } from 'vitest';
import { activitySteps } from './activity.ts';

const quiet = [0, 0, 0];

it('adds up the days of each step, and those of the last week', () => {
  const steps = activitySteps({
    questionnaires: [4, 0, 0, 0, 0, 0, 0, 6],
    leads: quiet,
    joined: [1, 2, 2],
    begun: [0, 3, 0],
    copied: quiet,
  });
  expect(steps.map(({ title, total, lately }) => [title, total, lately])).toEqual([
    ['Questionnaires', 10, 6],
    ['Leads', 0, 0],
    ['Accounts', 5, 5],
    ['Wills begun', 3, 3],
    ['Signing copies', 0, 0],
  ]);
  expect(steps.map(({ label }) => label)).toEqual([
    'Questionnaires: 6 today, 6 on the busiest day',
    'Leads: none',
    'Accounts: 2 today, 2 on the busiest day',
    'Wills begun: 0 today, 3 on the busiest day',
    'Signing copies: none',
  ]);
});
