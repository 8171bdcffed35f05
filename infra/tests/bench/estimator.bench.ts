import { runTask } from '../../tools/launcher/processes/node-process.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import type { Figure } from './support/figures.ts';

/** Runs in a process of its own, as in a browser: earlier measures would leave their traces in this one. */
export async function measure(): Promise<Figure[]> {
  const rates = await runTask({
    failure: 'The estimator could not be measured',
    script: inRoot('infra', 'tests', 'bench', 'estimates.task.ts'),
    environment: process.env,
  });
  const [simple = 0, withGifts = 0]: number[] = JSON.parse(rates);
  return [
    { what: 'estimates of inheritance tax, one core', value: simple, unit: '/s', min: 1_000_000 },
    { what: 'the same, with two gifts made in lifetime', value: withGifts, unit: '/s', min: 1_000_000 },
  ];
}
