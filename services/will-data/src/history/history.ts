import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId, AnswersVersionId } from '@plainwill/contracts/shared/ids';
import type { AnswersVersion, historyContract } from '@plainwill/contracts/will-data/history/history';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { Refusal } from '@plainwill/kit/refusal';
import { answersOf } from '@plainwill/law/facts/answers-of';
import { type FactsFile, factsInFile } from '@plainwill/law/facts/facts-file';
import type { CallContext } from '../context.ts';
import { decryptFields, encryptFields } from '../record/encryption/encrypted-fields.ts';
import { lockTestator } from '../record/testator/lock-testator.ts';
import { recordOfToday, testatorRecordOf } from '../record/testator-record/testator-record.ts';
import { lawThread } from '../threads.ts';
import { AnswersVersionSchema } from './answers-version.entity.ts';
import { keepVersion, letterIn, table } from './keep-version.ts';
import { writeAnswers } from './write-answers.ts';

const historyThread = lawThread<typeof import('./history.thread.ts')>(new URL('./history.thread.ts', import.meta.url));

type Own = Pick<CallContext, 'em' | 'vault'> & { account: { id: AccountId } };

async function listOf({ em, vault, account }: Own): Promise<AnswersVersion[]> {
  const rows = await em.find(
    AnswersVersionSchema,
    { accountId: account.id },
    { orderBy: { at: 'desc', id: 'asc' }, exclude: ['facts', 'letter'], disableIdentityMap: true },
  );
  return rows.map(({ id, at, cause, copyNumber, name }) => ({
    id,
    at: at.toISOString(),
    cause,
    copyNumber: copyNumber ?? null,
    ...decryptFields<{ name: string }>(vault, table, account.id, { name }),
  }));
}

/** The answers in a version of the caller's. @throws {Refusal} VersionNotFound */
async function versionOf({ em, vault, account }: Own, id: AnswersVersionId) {
  const row = await em.findOne(AnswersVersionSchema, { accountId: account.id, id }, { disableIdentityMap: true });
  if (!row) throw new Refusal('VersionNotFound');
  const { facts, letter } = row;
  return decryptFields<{ facts: FactsFile; letter: string }>(vault, table, account.id, { facts, letter });
}

export const history: HandlersOf<typeof historyContract, CallContext> = {
  list: ({ ctx }) => listOf(ctx),

  differences: async ({ ctx, input: { id } }) => {
    const version = await versionOf(ctx, id);
    const letter = letterIn(await testatorRecordOf(ctx.em, ctx.vault, ctx.account.id));
    return historyThread('differencesOf', { version, letter, ...(await recordOfToday(ctx)) });
  },

  restore: ({ ctx, input: { id } }) =>
    ctx.em.transactional(async (em) => {
      const inside = { ...ctx, em };
      await lockTestator(em, ctx.account.id);
      const { facts, letter } = await versionOf(inside, id);
      const before = await keepVersion(inside, ctx.account.id, { cause: 'restore' });
      await writeAnswers(inside, answersOf(factsInFile(facts), letter));
      await recordAudit(em, inside, { action: 'history.restore', subject: ctx.account.id, objectId: id });
      return { before };
    }),

  name: async ({ ctx, input: { id, name } }) => {
    const encrypted = encryptFields(ctx.vault, table, ctx.account.id, { name });
    const where = { accountId: ctx.account.id, id };
    if ((await ctx.em.nativeUpdate(AnswersVersionSchema, where, encrypted)) === 0) throw new Refusal('VersionNotFound');
    return listOf(ctx);
  },

  remove: async ({ ctx, input: { id } }) => {
    const removed = await ctx.em.nativeDelete(AnswersVersionSchema, { accountId: ctx.account.id, id });
    if (removed === 0) throw new Refusal('VersionNotFound');
    return listOf(ctx);
  },
};
