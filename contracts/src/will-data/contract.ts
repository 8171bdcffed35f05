import { auditContract } from '../kit/audit.ts';
import { dataExportContract } from '../kit/data-export.ts';
import { accessContract } from './access.ts';
import { accountNamesContract } from './account-names.ts';
import { couplesContract } from './couple/couples.ts';
import { testatorErasureContract } from './erasure.ts';
import { historyContract } from './history/history.ts';
import { importingContract } from './history/importing.ts';
import { howMadeContract } from './how-made/how-made.ts';
import { willMailContract } from './outgoing-mail.ts';
import { claimedQuestionnaireContract } from './questionnaire.ts';
import { childrenContract } from './records/children.ts';
import { contactsContract } from './records/contacts.ts';
import { executorsContract } from './records/executors.ts';
import { funeralWishesContract } from './records/funeral-wishes.ts';
import { giftsContract } from './records/gifts.ts';
import { guardiansContract } from './records/guardians.ts';
import { homeDetailsContract } from './records/home-details.ts';
import { personalDetailsContract } from './records/personal-details.ts';
import { provisionsContract } from './records/provisions.ts';
import { recordDraftsContract } from './records/record-drafts.ts';
import { residueContract } from './records/residue.ts';
import { spouseDetailsContract } from './records/spouse-details.ts';
import { willSettingsContract } from './records/will-settings.ts';
import { releaseContract } from './release/release.ts';
import { remindersContract } from './reminders/reminders.ts';
import { retentionContract } from './retention.ts';
import { reviewContract } from './review/review.ts';
import { reviewDeskContract } from './review/review-desk.ts';
import { executorPackContract, holdingsContract } from './signing/holdings.ts';
import { lettersContract } from './signing/letters.ts';
import { signedScansContract } from './signing/signed-scans.ts';
import { signedWillsContract } from './signing/signed-wills.ts';
import { signingPlanContract } from './signing/stored-plan.ts';
import { whereKeptContract } from './signing/where-kept.ts';
import { staffContract } from './staff.ts';
import { testatorRecordContract } from './testator-record.ts';
import { trustedContract } from './trusted/trusted.ts';
import { whatIfContract } from './what-if/what-if.ts';
import { signingCopiesContract } from './will/signing-copies.ts';
import { willDocumentContract } from './will/will-document.ts';

export const willDataContract = {
  testatorRecord: testatorRecordContract,
  questionnaire: claimedQuestionnaireContract,
  drafts: recordDraftsContract,
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
  provisions: provisionsContract,
  settings: willSettingsContract,
  willDocument: willDocumentContract,
  signingCopies: signingCopiesContract,
  signingPlan: signingPlanContract,
  signedWills: signedWillsContract,
  signedScans: signedScansContract,
  whereKept: whereKeptContract,
  holdings: holdingsContract,
  letters: lettersContract,
  executorPack: executorPackContract,
  reminders: remindersContract,
  whatIf: whatIfContract,
  couples: couplesContract,
  release: releaseContract,
  trusted: trustedContract,
  review: reviewContract,
  reviewDesk: reviewDeskContract,
  howMade: howMadeContract,
  outgoingMail: willMailContract,
  history: historyContract,
  importing: importingContract,
  dataExport: dataExportContract,
  erasure: testatorErasureContract,
  retention: retentionContract,
  accountNames: accountNamesContract,
  access: accessContract,
  staff: staffContract,
  audit: auditContract,
};
