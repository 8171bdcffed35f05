import { willDataContract } from '@plainwill/contracts/will-data/contract';
import { auditHandlers } from '@plainwill/kit/audit/audit-handlers';
import { type Call, implement } from '@plainwill/kit/implement';
import { access } from './access/access.ts';
import { accountNames } from './account-names/account-names.ts';
import { children } from './children/children.ts';
import { contacts } from './contacts/contacts.ts';
import type { CallContext } from './context.ts';
import { dataExport } from './data-export/data-export.ts';
import { erasure } from './erasure/erasure.ts';
import { executors } from './executors/executors.ts';
import { funeralWishes } from './funeral-wishes/funeral-wishes.ts';
import { gifts } from './gifts/gifts.ts';
import { guardians } from './guardians/guardians.ts';
import { homeDetails } from './home-details/home-details.ts';
import { personalDetails } from './personal-details/personal-details.ts';
import { provisions } from './provisions/provisions.ts';
import { questionnaire } from './questionnaire/claimed-questionnaire.ts';
import { residue } from './residue/residue.ts';
import { reviewMail } from './review/review-mail-handlers.ts';
import { review } from './review-customer/review.ts';
import { reviewDesk } from './review-desk/review-desk.ts';
import { signingCopies } from './signing-copies/signing-copies.ts';
import { spouseDetails } from './spouse-details/spouse-details.ts';
import { staff } from './staff/staff.ts';
import { testatorRecord } from './testator-record/testator-record.ts';
import { whatIf } from './what-if/what-if.ts';
import { willDocument } from './will-document/will-document.ts';
import { settings } from './will-settings/will-settings.ts';

const maxQueue = 60;

/**
 * The calls of one account take turns, so that those of everybody else come between two reads of a large record.
 * @param concurrency more than one only for tests of races, which otherwise need several instances
 */
export const createRouter = (contextFor: (call: Call) => CallContext, { concurrency = 1 } = {}) =>
  implement(willDataContract, {
    contextFor,
    keepsWills: true,
    callsOfOneAccount: { concurrency, maxQueue },
    handlers: {
      testatorRecord,
      questionnaire,
      personalDetails,
      homeDetails,
      spouseDetails,
      children,
      contacts,
      funeralWishes,
      guardians,
      executors,
      gifts,
      residue,
      provisions,
      settings,
      willDocument,
      signingCopies,
      whatIf,
      review,
      reviewDesk,
      outgoingMail: reviewMail,
      dataExport,
      erasure,
      accountNames,
      access,
      staff,
      audit: auditHandlers,
    },
  });
