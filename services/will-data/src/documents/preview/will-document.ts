import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { willDocumentContract } from '@plainwill/contracts/will-data/will/will-document';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { asDraft } from '@plainwill/law/will/composition/signing-form';
import type { CallContext } from '../../context.ts';
import { factsSoFar, storedFacts } from '../../record/testator-record/stored-facts.ts';
import { checkWill } from '../check-will.ts';
import { fileNameOf } from '../files/file-name.ts';
import { draftWill, encodedFile } from '../files/will-file.ts';
import { copiesKnown, newestCopyOf } from '../signing-copies/newest-copy.ts';
import { changesSince, digestsOf, versionOf } from './digests.ts';
import { seenBy, storeSeenWill } from './seen-will.ts';

export const willDocument: HandlersOf<typeof willDocumentContract, CallContext> = {
  preview: async ({ ctx }) => {
    const facts = await factsSoFar(ctx);
    const seen = await seenBy(ctx, ctx.account.id);
    const newest = await newestCopyOf(ctx.em, ctx.vault, ctx.account.id);
    const document = composeWill(facts, { asOf: ctx.today, isDraft: true });
    const digests = digestsOf(document);
    const checks = checkWill(facts, { asOf: ctx.today, copies: copiesKnown(newest, document) });
    return {
      document: asDraft(document, checks),
      checks,
      isFirstLook: seen === null,
      ...changesSince(seen ?? digests, digests),
      version: versionOf(digests),
    };
  },
  markSeen: async ({ ctx, input: { version } }) => {
    const digests = digestsOf(composeWill(await storedFacts(ctx), { asOf: ctx.today }));
    if (versionOf(digests) === version) await storeSeenWill(ctx, ctx.account.id, digests);
  },
  file: async ({ ctx, input: { format } }) => {
    const facts = await storedFacts(ctx);
    const document = asDraft(composeWill(facts, { asOf: ctx.today }), checkWill(facts, { asOf: ctx.today }));
    return encodedFile(fileNameOf(document.testator, 'draft', format), format, await draftWill(document, format));
  },
};
