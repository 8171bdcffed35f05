import { hourMs } from '@plainwill/contracts/shared/durations';
import { describe, expect, it } from 'vitest';
import { everyCrash } from './every-crash.ts';
import { mutations } from './mutations.ts';
import { firstFailure, simulate } from './simulate.ts';

const { SEED, SEEDS = '10000' } = process.env;
const seeds = SEED ? [Number(SEED)] : Array.from({ length: Number(SEEDS) }, (_, index) => index + 1);
/** Ends what hangs, and says nothing of speed. */
const timeoutMs = hourMs;
/** Enough for each broken rule to show. */
const mutatedSeeds = 1000;

it(
  `does all that was accepted, and nothing twice, in ${seeds.length} simulated runs with faults`,
  async () => {
    for (const seed of seeds) {
      const failure = await simulate(seed);
      if (failure) throw new Error(failure);
    }
  },
  timeoutMs,
);

describe.skipIf(SEED)('in small', () => {
  it('bears the end of each process at each of its calls', async () => {
    const { crashes, failures } = await everyCrash();
    expect(failures).toEqual([]);
    expect(crashes).toBeGreaterThan(30);
  });

  it.each(Object.entries(mutations))(
    'finds out if %s',
    async (_rule, mutation) => {
      expect(await firstFailure(1, mutatedSeeds, mutation)).not.toBeNull();
    },
    timeoutMs,
  );
});
