import fc from 'fast-check';
import type { Mutation } from './mutations.ts';
import { type Outcome, runScenario } from './run-scenario.ts';
import { aScenario, type Scenario } from './scenario.ts';

const shownViolations = 10;

/** The scenario of a seed. */
const scenarioOf = (seed: number): Scenario => fc.sample(aScenario, { seed, numRuns: 1 })[0] as Scenario;

/** @returns the violations in the run of a seed and of the smallest scenario that still shows them; null if there are none */
export async function simulate(seed: number, mutation?: Mutation): Promise<string | null> {
  const { violations } = await runScenario(scenarioOf(seed), mutation);
  return violations.length === 0 ? null : explain(seed, violations.map(kindOf), mutation);
}

/** The kind of a violation is its text without the numbers of items. */
const kindOf = (violation: string) => violation.replace(/\d+/g, '');

async function explain(seed: number, kinds: string[], mutation: Mutation | undefined): Promise<string> {
  let smallest: Scenario | undefined;
  let worst: Outcome | undefined;
  const property = fc.asyncProperty(aScenario, async (scenario) => {
    const outcome = await runScenario(scenario, mutation);
    if (!outcome.violations.some((violation) => kinds.includes(kindOf(violation)))) return true;
    smallest = scenario;
    worst = outcome;
    return false;
  });
  await fc.check(property, { seed, numRuns: 1 });
  return [
    `SEED=${seed} npm run test:faults -- simulation`,
    ...(worst?.violations.slice(0, shownViolations) ?? []),
    ...(worst?.trace ?? []),
    `The smallest scenario: ${JSON.stringify(smallest)}`,
  ].join('\n');
}

/** @returns the first seed, of so many from one on, whose run goes wrong */
export async function firstFailure(from: number, count: number, mutation?: Mutation): Promise<number | null> {
  for (let seed = from; seed < from + count; seed++) {
    const { violations } = await runScenario(scenarioOf(seed), mutation);
    if (violations.length > 0) return seed;
  }
  return null;
}
