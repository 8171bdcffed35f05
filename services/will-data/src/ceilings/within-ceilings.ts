import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import { lockTestator } from '../testator/lock-testator.ts';
import { testatorRecordOf } from '../testator-record/testator-record.ts';
import { countsIn } from './record-size.ts';

type Counts = ReturnType<typeof countsIn>;

/** The record would stand above a ceiling; whether it stood there before is another question. */
class AboveCeilings extends Error {
  readonly counts: Counts;

  constructor(counts: Counts) {
    super('above a ceiling');
    this.counts = counts;
  }
}

/**
 * Does `work` while the testator is locked, and refuses it where it would take the record above a ceiling, or further
 * above: what was stored under earlier ceilings can still be changed and made smaller.
 * @throws {Refusal} a reason of `ceilingReasons`
 */
export const withinCeilings = <T>(
  { em, vault }: { em: EntityManager; vault: Vault },
  accountId: AccountId,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> =>
  em.transactional(async (em) => {
    await lockTestator(em, accountId);
    const counts = async (em: EntityManager) => countsIn(await testatorRecordOf(em, vault, accountId));
    try {
      return await em.transactional(async (em) => {
        const done = await work(em);
        const after = await counts(em);
        if (after.some(({ value, ceiling }) => value > ceiling)) throw new AboveCeilings(after);
        return done;
      });
    } catch (error) {
      if (!(error instanceof AboveCeilings)) throw error;
      // Hardly ever: so the record is read once more only now, as it was before the work that has been undone.
      const before = await counts(em);
      const grown = error.counts.find(({ value, ceiling }, at) => value > ceiling && value > (before[at]?.value ?? 0));
      if (grown) throw new Refusal(grown.reason);
      return work(em);
    }
  });
