import { accountReasons } from './identity/accounts.ts';
import { authenticatorReasons } from './identity/authenticators.ts';
import { deviceReasons } from './identity/devices.ts';
import { googleReasons } from './identity/google.ts';
import { invitationReasons } from './identity/invitations.ts';
import { partnerReasons } from './identity/partner.ts';
import { passkeyReasons } from './identity/passkeys.ts';
import { passwordReasons } from './identity/passwords.ts';
import { profileReasons } from './identity/profile.ts';
import { recoveryReasons } from './identity/recovery.ts';
import { reviewerReasons } from './identity/reviewers.ts';
import { roleReasons } from './identity/roles.ts';
import { sessionReasons } from './identity/sessions.ts';
import { staffRecoveryReasons } from './identity/staff-recoveries.ts';
import { stepRemovalReasons } from './identity/step-removals.ts';
import { trustedInvitationReasons } from './identity/trusted-invitations.ts';
import { userReasons } from './identity/users.ts';
import { wayInReasons } from './identity/ways-in.ts';
import type { ReasonTable } from './kit/reasons.ts';
import { complaintReasons } from './notifications/complaints.ts';
import { deliveryReasons } from './notifications/deliveries.ts';
import { enquiryReasons } from './notifications/enquiries.ts';
import { integrationReasons } from './notifications/integrations.ts';
import { leadReasons } from './notifications/leads.ts';
import { questionnaireReasons } from './notifications/questionnaire.ts';
import { queueReasons } from './notifications/queues.ts';
import { coupleReasons } from './will-data/couple/couples.ts';
import { testatorReasons } from './will-data/erasure.ts';
import { historyReasons } from './will-data/history/history.ts';
import { importReasons } from './will-data/history/importing.ts';
import { howMadeReasons } from './will-data/how-made/how-made.ts';
import { recordReasons } from './will-data/record-limits.ts';
import { childReasons } from './will-data/records/children.ts';
import { contactReasons } from './will-data/records/contacts.ts';
import { executorReasons } from './will-data/records/executors.ts';
import { funeralWishesReasons } from './will-data/records/funeral-wishes.ts';
import { giftReasons } from './will-data/records/gifts.ts';
import { guardianReasons } from './will-data/records/guardians.ts';
import { homeDetailsReasons } from './will-data/records/home-details.ts';
import { personalDetailsReasons } from './will-data/records/personal-details.ts';
import { provisionReasons } from './will-data/records/provisions.ts';
import { residueReasons } from './will-data/records/residue.ts';
import { spouseDetailsReasons } from './will-data/records/spouse-details.ts';
import { releaseReasons } from './will-data/release/release.ts';
import { reminderReasons } from './will-data/reminders/reminders.ts';
import { reviewReasons } from './will-data/review/review.ts';
import { reviewDeskReasons } from './will-data/review/review-desk.ts';
import { holdingReasons } from './will-data/signing/holdings.ts';
import { letterReasons } from './will-data/signing/letters.ts';
import { signedScanReasons } from './will-data/signing/signed-scans.ts';
import { signedWillReasons } from './will-data/signing/signed-wills.ts';
import { signingPlanReasons } from './will-data/signing/stored-plan.ts';
import { trustedReasons } from './will-data/trusted/trusted.ts';
import { whatIfReasons } from './will-data/what-if/what-if.ts';
import { signingCopyReasons } from './will-data/will/signing-copies.ts';
import { willDocumentReasons } from './will-data/will/will-document.ts';

/** Every reason a call can be refused for. */
export const reasons = {
  ...accountReasons,
  ...passwordReasons,
  ...profileReasons,
  ...deviceReasons,
  ...googleReasons,
  ...sessionReasons,
  ...roleReasons,
  ...invitationReasons,
  ...partnerReasons,
  ...trustedInvitationReasons,
  ...userReasons,
  ...reviewerReasons,
  ...wayInReasons,
  ...passkeyReasons,
  ...authenticatorReasons,
  ...recoveryReasons,
  ...stepRemovalReasons,
  ...staffRecoveryReasons,
  ...questionnaireReasons,
  ...leadReasons,
  ...enquiryReasons,
  ...complaintReasons,
  ...integrationReasons,
  ...deliveryReasons,
  ...queueReasons,
  ...testatorReasons,
  ...personalDetailsReasons,
  ...homeDetailsReasons,
  ...spouseDetailsReasons,
  ...recordReasons,
  ...childReasons,
  ...contactReasons,
  ...funeralWishesReasons,
  ...guardianReasons,
  ...executorReasons,
  ...giftReasons,
  ...residueReasons,
  ...provisionReasons,
  ...willDocumentReasons,
  ...signingCopyReasons,
  ...whatIfReasons,
  ...coupleReasons,
  ...trustedReasons,
  ...releaseReasons,
  ...signingPlanReasons,
  ...signedWillReasons,
  ...signedScanReasons,
  ...howMadeReasons,
  ...holdingReasons,
  ...letterReasons,
  ...reminderReasons,
  ...historyReasons,
  ...importReasons,
  ...reviewReasons,
  ...reviewDeskReasons,
} as const satisfies ReasonTable;

export type Reason = keyof typeof reasons;
