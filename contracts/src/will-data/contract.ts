import { dataExportContract } from '../kit/data-export.ts';
import { erasureContract } from '../kit/erasure.ts';
import { contactsContract } from './contacts.ts';
import { executorsContract } from './executors.ts';
import { funeralWishesContract } from './funeral-wishes.ts';
import { personalDetailsContract } from './personal-details.ts';
import { residueContract } from './residue.ts';
import { willDocumentContract } from './will-document.ts';

export const willDataContract = {
  personalDetails: personalDetailsContract,
  contacts: contactsContract,
  executors: executorsContract,
  funeralWishes: funeralWishesContract,
  residue: residueContract,
  willDocument: willDocumentContract,
  dataExport: dataExportContract,
  erasure: erasureContract,
};
