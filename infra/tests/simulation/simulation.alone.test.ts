import { describe, expect, it } from 'vitest';
import { regressions } from './regressions.ts';
import { runScenario } from './run-scenario.ts';
import { simulate } from './simulate.ts';

const seeds = 200;

it(`does all that was accepted, and nothing twice, in ${seeds} simulated runs with faults`, async () => {
  for (let seed = 1; seed <= seeds; seed++) expect(await simulate(seed)).toBeNull();
});

it('runs the same for the same seed', async () => {
  const scenario = Object.values(regressions)[0];
  if (!scenario) throw new Error('there is no scenario');
  const runs = [await runScenario(scenario), await runScenario(scenario)];
  expect(runs[0]?.trace.length).toBeGreaterThan(20);
  expect(runs[1]).toEqual(runs[0]);
});

describe('what the simulation has found', () => {
  it.each(Object.entries(regressions))('%s', async (_name, scenario) => {
    const { violations, trace } = await runScenario(scenario);
    expect(violations, trace.join('\n')).toEqual([]);
  });
});
