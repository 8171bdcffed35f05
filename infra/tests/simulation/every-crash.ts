import { type Outcome, runScenario } from './run-scenario.ts';
import { processNames, type Scenario } from './scenario.ts';

const accepted: Scenario['accepted'] = [
  { at: 100, kind: 'delivery' },
  { at: 100, kind: 'mail' },
];
/** More than any process makes until both are done. */
const calls = 40;

/** Ends each process before and after each of its calls while one delivery and one mail are on their way. */
export async function everyCrash() {
  const failures: Outcome[] = [];
  let crashes = 0;
  for (const process of processNames) {
    for (const when of ['before', 'after'] as const) {
      for (let call = 1; call <= calls; call++) {
        const fault = { kind: 'kill at a call', at: 50, process, forMs: 500, call, when } as const;
        const outcome = await runScenario({ seed: call, accepted, faults: [fault] });
        crashes += outcome.trace.filter((line) => line.includes('is killed')).length;
        if (outcome.violations.length > 0) failures.push(outcome);
      }
    }
  }
  return { crashes, failures };
}
