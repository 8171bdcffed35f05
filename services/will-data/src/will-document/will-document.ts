import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { willDocumentContract } from '@plainwill/contracts/will-data/will-document';
import type { CallContext } from '../context.ts';
import { composeWill } from './compose-will.ts';
import { fileNameOf } from './file-name.ts';
import { storedFacts } from './stored-facts.ts';
import { willPdf } from './will-pdf.ts';

export const willDocument: HandlersOf<typeof willDocumentContract, CallContext> = {
  preview: async ({ ctx: { em, account, today } }) => composeWill(await storedFacts(em, account.id), { asOf: today }),
  pdf: async ({ ctx: { em, account, today } }) => {
    const document = composeWill(await storedFacts(em, account.id), { asOf: today });
    return { fileName: fileNameOf(document.testator), base64: willPdf(document).toString('base64') };
  },
};
