import { auditContract } from '../kit/audit.ts';
import { dataExportContract } from '../kit/data-export.ts';
import { accessContract } from './access.ts';
import { childrenContract } from './children.ts';
import { contactsContract } from './contacts.ts';
import { testatorErasureContract } from './erasure.ts';
import { executorsContract } from './executors.ts';
import { funeralWishesContract } from './funeral-wishes.ts';
import { giftsContract } from './gifts.ts';
import { guardiansContract } from './guardians.ts';
import { homeDetailsContract } from './home-details.ts';
import { personalDetailsContract } from './personal-details.ts';
import { claimedQuestionnaireContract } from './questionnaire.ts';
import { residueContract } from './residue.ts';
import { signingCopiesContract } from './signing-copies.ts';
import { spouseDetailsContract } from './spouse-details.ts';
import { staffContract } from './staff.ts';
import { testatorRecordContract } from './testator-record.ts';
import { willDocumentContract } from './will-document.ts';
import { willSettingsContract } from './will-settings.ts';

export const willDataContract = {
  testatorRecord: testatorRecordContract,
  questionnaire: claimedQuestionnaireContract,
  personalDetails: personalDetailsContract,
  homeDetails: homeDetailsContract,
  spouseDetails: spouseDetailsContract,
  children: childrenContract,
  contacts: contactsContract,
  funeralWishes: funeralWishesContract,
  guardians: guardiansContract,
  executors: executorsContract,
  gifts: giftsContract,
  residue: residueContract,
  settings: willSettingsContract,
  willDocument: willDocumentContract,
  signingCopies: signingCopiesContract,
  dataExport: dataExportContract,
  erasure: testatorErasureContract,
  access: accessContract,
  staff: staffContract,
  audit: auditContract,
};
