import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { willDocumentContract } from '@plainwill/contracts/will-data/will/will-document';
import type { CallContext } from '../../context.ts';
import { recordOfToday } from '../../record/testator-record/testator-record.ts';
import { lawThread } from '../../threads.ts';
import { fileNameOf } from '../files/file-name.ts';
import { draftWill, encodedFile } from '../files/will-file.ts';
import { newestCopyOf } from '../signing-copies/newest-copy.ts';
import { versionOf } from './digests.ts';
import { seenBy, storeSeenWill } from './seen-will.ts';
import { storeUnderstood, understoodBy } from './understood-findings.ts';

const inThread = lawThread<typeof import('./will-document.thread.ts')>(
  new URL('./will-document.thread.ts', import.meta.url),
);

export const willDocument: HandlersOf<typeof willDocumentContract, CallContext> = {
  preview: async ({ ctx }) => {
    const stored = await recordOfToday(ctx);
    const seen = await seenBy(ctx, ctx.account.id);
    const newest = await newestCopyOf(ctx.em, ctx.vault, ctx.account.id);
    return inThread('preview', {
      ...stored,
      seen,
      understood: await understoodBy(ctx, ctx.account.id),
      newest: newest && { madeAt: newest.copy.madeAt, document: newest.document },
    });
  },
  markSeen: async ({ ctx, input: { version } }) => {
    const digests = await inThread('digests', await recordOfToday(ctx));
    if (versionOf(digests) === version) await storeSeenWill(ctx, ctx.account.id, digests);
  },
  understand: async ({ ctx, input: { version, isUnderstood } }) => {
    await ctx.em.transactional((em) => storeUnderstood({ ...ctx, em }, ctx.account.id, { version, isUnderstood }));
  },
  file: async ({ ctx, input: { format } }) => {
    const document = await inThread('draft', await recordOfToday(ctx));
    return encodedFile(fileNameOf(document.testator, 'draft', format), format, await draftWill(document, format));
  },
};
