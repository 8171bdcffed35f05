import { missingForWill } from '@plainwill/contracts/will-data/will/readiness';
import { Refusal } from '@plainwill/kit/refusal';
import { factsOf } from '@plainwill/law/facts/facts-of';
import type { WillFacts } from '@plainwill/law/facts/will-facts';
import type { CallContext } from '../../context.ts';
import { isTooLongForWill } from '../limits/record-size.ts';
import { testatorRecordOf } from './testator-record.ts';

type Where = Pick<CallContext, 'em' | 'vault' | 'today'> & {
  account: { id: Parameters<typeof testatorRecordOf>[2] };
};

/** What the account has told us, as the will needs it; refused while something needed is missing, and as `factsSoFar`. */
export async function storedFacts(where: Where): Promise<WillFacts> {
  const testatorRecord = await recordForWill(where);
  if (missingForWill(testatorRecord, where.today).length > 0) throw new Refusal('WillNotReady');
  return factsOf(testatorRecord, where.today);
}

/**
 * The same at any time, for a draft; refused where so much was kept under earlier limits that the will would be too long
 * to compose.
 */
export const factsSoFar = async (where: Where): Promise<WillFacts> => factsOf(await recordForWill(where), where.today);

async function recordForWill({ em, vault, account }: Where) {
  const testatorRecord = await testatorRecordOf(em, vault, account.id);
  if (isTooLongForWill(testatorRecord)) throw new Refusal('WillTooLong');
  return testatorRecord;
}

/** What the testator typed of a letter of wishes: for a sheet of its own, never for the will. */
export async function letterOfWishesIn(where: Where): Promise<string> {
  const { provisions } = await recordForWill(where);
  const [belongings] = provisions.filter((provision) => provision.kind === 'belongings');
  return belongings?.letter ?? '';
}
