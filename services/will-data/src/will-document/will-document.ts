import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { willDocumentContract } from '@plainwill/contracts/will-data/will-document';
import type { CallContext } from '../context.ts';
import { composeWill } from './compose-will.ts';
import { fileNameOf } from './file-name.ts';
import { storedFacts } from './stored-facts.ts';
import { willPdf } from './will-pdf.ts';

export const willDocument: HandlersOf<typeof willDocumentContract, CallContext> = {
  preview: async ({ ctx }) => composeWill(await storedFacts(ctx), { asOf: ctx.today }),
  pdf: async ({ ctx }) => {
    const document = composeWill(await storedFacts(ctx), { asOf: ctx.today });
    return { fileName: fileNameOf(document.testator), base64: willPdf(document).toString('base64') };
  },
};
