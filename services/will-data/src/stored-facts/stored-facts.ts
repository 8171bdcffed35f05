import { missingForWill } from '@plainwill/contracts/will-data/will/readiness';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { isTooLongForWill } from '../record-limits/record-size.ts';
import { testatorRecordOf } from '../testator-record/testator-record.ts';
import { factsOf } from '../will/facts/facts-of.ts';
import type { WillFacts } from '../will/facts/will-facts.ts';

/**
 * What the account has told us, as the will needs it; refused while something needed is missing, and where so much was
 * kept under earlier limits that the will would be too long to compose.
 */
export async function storedFacts({
  em,
  vault,
  account,
  today,
}: Pick<CallContext, 'em' | 'vault' | 'today'> & {
  account: { id: Parameters<typeof testatorRecordOf>[2] };
}): Promise<WillFacts> {
  const testatorRecord = await testatorRecordOf(em, vault, account.id);
  if (isTooLongForWill(testatorRecord)) throw new Refusal('WillTooLong');
  if (missingForWill(testatorRecord, today).length > 0) throw new Refusal('WillNotReady');
  return factsOf(testatorRecord, today);
}
