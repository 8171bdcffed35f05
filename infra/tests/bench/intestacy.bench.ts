import { runTask } from '../../tools/launcher/processes/node-process.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import type { Figure } from './support/figures.ts';

/** Runs in a process of its own, as the estimator does. */
export async function measure(): Promise<Figure[]> {
  const rates = await runTask({
    failure: 'Estates without a will could not be measured',
    script: inRoot('infra', 'tests', 'bench', 'intestacy.task.ts'),
    environment: process.env,
  });
  const [near = 0, distant = 0]: number[] = JSON.parse(rates);
  return [
    { what: 'families without a will: who takes what, one core', value: near, unit: '/s', min: 100_000 },
    { what: 'the same, where only cousins are left', value: distant, unit: '/s', min: 100_000 },
  ];
}
