import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import { lockTestator } from '../testator/lock-testator.ts';
import { testatorRecordOf } from '../testator-record/testator-record.ts';
import { countsIn } from './record-size.ts';

type Counts = ReturnType<typeof countsIn>;

/** The record would stand above a limit; whether it stood there before is another question. */
class AboveLimits extends Error {
  readonly counts: Counts;

  constructor(counts: Counts) {
    super('above a limit of the record');
    this.counts = counts;
  }
}

/** Work on these is measured as a whole: not each step of it, but what stands in the end. */
const measured = new WeakSet<EntityManager>();

/**
 * Does `work` while the testator is locked, and refuses it where it would take the record above a limit, or further
 * above: what was stored under earlier limits can still be changed and made smaller.
 * @throws {Refusal} a reason of `limitReasons`
 */
export const withinLimits = <T>(
  { em, vault }: { em: EntityManager; vault: Vault },
  accountId: AccountId,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> => (measured.has(em) ? work(em) : measuredWork({ em, vault }, accountId, work));

const measuredWork = <T>(
  { em, vault }: { em: EntityManager; vault: Vault },
  accountId: AccountId,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> =>
  em.transactional(async (em) => {
    await lockTestator(em, accountId);
    const counts = async (em: EntityManager) => countsIn(await testatorRecordOf(em, vault, accountId));
    try {
      return await em.transactional(async (em) => {
        measured.add(em);
        const done = await work(em);
        const after = await counts(em);
        if (after.some(({ value, limit }) => value > limit)) throw new AboveLimits(after);
        return done;
      });
    } catch (error) {
      if (!(error instanceof AboveLimits)) throw error;
      // Hardly ever: so the record is read once more only now, as it was before the work that has been undone.
      const before = await counts(em);
      const grown = error.counts.find(({ value, limit }, at) => value > limit && value > (before[at]?.value ?? 0));
      if (grown) throw new Refusal(grown.reason);
      measured.add(em);
      return work(em);
    }
  });
