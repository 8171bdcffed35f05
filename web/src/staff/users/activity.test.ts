import { expect, it } from 'vitest';
import { activitySteps } from './activity.ts';

const quiet = [0, 0, 0];

it('adds up the days of each step, and measures each by the largest', () => {
  const steps = activitySteps({
    questionnaires: [4, 0, 6],
    leads: quiet,
    joined: [1, 2, 2],
    begun: [0, 3, 0],
    copied: quiet,
  });
  expect(steps.map(({ title, total, share }) => [title, total, share])).toEqual([
    ['Questionnaires', 10, 1],
    ['Leads', 0, 0],
    ['Accounts', 5, 0.5],
    ['Wills begun', 3, 0.3],
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

it('has nothing to measure by while there is nothing', () => {
  const days = { questionnaires: quiet, leads: quiet, joined: quiet, begun: quiet, copied: quiet };
  expect(activitySteps(days).map(({ share }) => share)).toEqual([0, 0, 0, 0, 0]);
});
