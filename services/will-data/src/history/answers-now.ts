import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { answersOf } from '@plainwill/law/facts/answers-of';
import { factsOf } from '@plainwill/law/facts/facts-of';
import type { CallContext } from '../context.ts';
import { testatorRecordOf } from '../record/testator-record/testator-record.ts';
import { letterIn } from './keep-version.ts';

export type OwnContext = CallContext & { account: CallingAccount };

/** The stored answers, as they are and in the shape in which answers are written. */
export async function answersNow({ em, vault, account }: Pick<OwnContext, 'em' | 'vault' | 'account'>) {
  const record = await testatorRecordOf(em, vault, account.id);
  const facts = factsOf(record);
  return { record, facts, answers: answersOf(facts, letterIn(record)) };
}
