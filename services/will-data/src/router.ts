import { willDataContract } from '@plainwill/contracts/will-data/contract';
import { type Call, implement } from '@plainwill/kit/implement';
import { contacts } from './contacts/contacts.ts';
import type { CallContext } from './context.ts';
import { dataExport } from './data-export/data-export.ts';
import { erasure } from './erasure/erasure.ts';
import { executors } from './executors/executors.ts';
import { funeralWishes } from './funeral-wishes/funeral-wishes.ts';
import { personalDetails } from './personal-details/personal-details.ts';
import { residue } from './residue/residue.ts';
import { willDocument } from './will-document/will-document.ts';

export const createRouter = (contextFor: (call: Call) => CallContext) =>
  implement(willDataContract, {
    contextFor,
    handlers: { personalDetails, contacts, executors, funeralWishes, residue, willDocument, dataExport, erasure },
  });
