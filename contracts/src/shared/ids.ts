import { z } from 'zod';

const id = <Brand extends string>(_brand: Brand) => z.uuid().brand<Brand>();

export const AccountId = id('AccountId');
export type AccountId = z.infer<typeof AccountId>;

/** The spouse or partner, a child, or a contact of a testator. */
export const PersonId = id('PersonId');
export type PersonId = z.infer<typeof PersonId>;

export const GiftId = id('GiftId');
export type GiftId = z.infer<typeof GiftId>;

export const ProvisionId = id('ProvisionId');
export type ProvisionId = z.infer<typeof ProvisionId>;

export const GuardianGroupId = id('GuardianGroupId');
export type GuardianGroupId = z.infer<typeof GuardianGroupId>;

export const ExecutorId = id('ExecutorId');
export type ExecutorId = z.infer<typeof ExecutorId>;

export const SubmissionId = id('SubmissionId');
export type SubmissionId = z.infer<typeof SubmissionId>;

/** A receiver of webhooks; the first of all has 1. */
export const ReceiverId = z.int().min(1).max(2_147_483_647).brand<'ReceiverId'>();
export type ReceiverId = z.infer<typeof ReceiverId>;

export const DeliveryId = id('DeliveryId');
export type DeliveryId = z.infer<typeof DeliveryId>;

export const DeadLetterId = id('DeadLetterId');
export type DeadLetterId = z.infer<typeof DeadLetterId>;

export const LeadId = id('LeadId');
export type LeadId = z.infer<typeof LeadId>;

export const SigningCopyId = id('SigningCopyId');
export type SigningCopyId = z.infer<typeof SigningCopyId>;

export const SignedWillId = id('SignedWillId');
export type SignedWillId = z.infer<typeof SignedWillId>;

export const HowMadeRecordId = id('HowMadeRecordId');
export type HowMadeRecordId = z.infer<typeof HowMadeRecordId>;

export const HowMadeRequestId = id('HowMadeRequestId');
export type HowMadeRequestId = z.infer<typeof HowMadeRequestId>;

export const SignedScanId = id('SignedScanId');
export type SignedScanId = z.infer<typeof SignedScanId>;

export const HoldingId = id('HoldingId');
export type HoldingId = z.infer<typeof HoldingId>;

export const LetterId = id('LetterId');
export type LetterId = z.infer<typeof LetterId>;

export const AnswersVersionId = id('AnswersVersionId');
export type AnswersVersionId = z.infer<typeof AnswersVersionId>;

/** Someone whom an account trusts, and their invitation. */
export const TrustedPersonId = id('TrustedPersonId');
export type TrustedPersonId = z.infer<typeof TrustedPersonId>;

export const TrustedOpeningId = id('TrustedOpeningId');
export type TrustedOpeningId = z.infer<typeof TrustedOpeningId>;

/** A request to open what an account has left. */
export const ReleaseId = id('ReleaseId');
export type ReleaseId = z.infer<typeof ReleaseId>;

export const AuditEntryId = id('AuditEntryId');
export type AuditEntryId = z.infer<typeof AuditEntryId>;

export const EnquiryId = id('EnquiryId');
export type EnquiryId = z.infer<typeof EnquiryId>;

export const ReviewId = id('ReviewId');
export type ReviewId = z.infer<typeof ReviewId>;

export const ReviewCommentId = id('ReviewCommentId');
export type ReviewCommentId = z.infer<typeof ReviewCommentId>;

export const ApprovalId = id('ApprovalId');
export type ApprovalId = z.infer<typeof ApprovalId>;

export const ComplaintId = id('ComplaintId');
export type ComplaintId = z.infer<typeof ComplaintId>;
