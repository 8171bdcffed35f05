import type { AuditEntry } from '@plainwill/contracts/kit/audit';
import type { AuditAction } from '@plainwill/contracts/kit/audit-vocabulary';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { changeLabel, fieldLabel } from './field-labels.ts';

export const auditActionLabels: Record<AuditAction, string> = {
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'email.confirm': 'Confirmed the email address',
  'password.reset': 'Reset the password',
  'password.change': 'Changed the password',
  'email.change': 'Changed the email address',
  'email.undo': 'Undid a change of email address',
  'google.connect': 'Connected Google',
  'google.disconnect': 'Disconnected Google',
  'role.grant': 'Granted a role',
  'role.revoke': 'Revoked a role',
  'invitation.send': 'Invited a colleague',
  'invitation.withdraw': 'Withdrew an invitation',
  'invitation.accept': 'Accepted an invitation',
  'couple.invite': 'Invited a partner',
  'couple.accept': 'Accepted to plan together',
  'couple.end': 'Ended planning together',
  'couple.publish': 'Shared answers with a partner',
  'couple.withdraw': 'Stopped sharing answers',
  'couple.copy': 'Added a partner’s answers to their own',
  'trusted.invite': 'Invited a trusted person',
  'trusted.accept': 'Accepted to be a trusted person',
  'trusted.change': 'Changed what a trusted person may read',
  'trusted.release-settings': 'Changed how a release is asked for',
  'trusted.remove': 'Removed a trusted person',
  'trusted.leave': 'Stopped being a trusted person',
  'release.ask': 'Asked for a release',
  'release.second': 'Asked for a release as the second person',
  'release.here': 'Declined a release',
  'release.end': 'A request for a release ended',
  'release.done': 'Released what was left',
  'release.evidence': 'Recorded evidence of a death',
  'release.shut': 'Shut what was released',
  'signing.record': 'Recorded a signed will',
  'signing.correct': 'Corrected the record of a signed will',
  'signing.end': 'Recorded that a will was destroyed',
  'signing.remove': 'Removed the record of a signed will',
  'signing.scan': 'Added a scan of a signed will',
  'signing.unscan': 'Deleted a scan of a signed will',
  'history.restore': 'Went back to earlier answers',
  'import.take': 'Brought in answers from a file',
  'passkey.add': 'Added a passkey',
  'passkey.remove': 'Removed a passkey',
  'passkey.use-refused': 'Used a passkey',
  'authenticator.add': 'Set up an authenticator app',
  'authenticator.remove': 'Removed an authenticator app',
  'second-step.on': 'Turned the second step on',
  'second-step.off': 'Turned the second step off',
  'second-step.refused': 'Gave a second step',
  'recovery-code.use': 'Used a recovery code',
  'recovery-codes.make': 'Made new recovery codes',
  'recovery.begin': 'Began to recover the account',
  'recovery.stop': 'Stopped a recovery',
  'recovery.done': 'Second steps removed by recovery',
  'account.secure': 'Secured the account by mail',
  'step-removal.ask': 'Asked to remove a colleague’s second step',
  'step-removal.withdraw': 'Withdrew a removal of a second step',
  'step-removal.done': 'Removed a colleague’s second step',
  'staff-recovery.ask': 'Asked to recover a customer’s account',
  'staff-recovery.agree': 'Agreed to recover a customer’s account',
  'staff-recovery.stop': 'Stopped the recovery of an account by staff',
  'staff-recovery.done': 'Account recovered by staff',
  reauthenticate: 'Confirmed who they are',
  'data.export': 'Downloaded their data',
  'device.sign-out': 'Signed a device out',
  'deletion.request': 'Asked to delete the account',
  'deletion.cancel': 'Kept the account',
  'deletion.warn': 'Warned that the unused account will be deleted',
  'deletion.done': 'Account deleted',
  'call.forbidden': 'Tried something they are not allowed to do',
  'call.throttled': 'Slowed down',
  'user.export': 'Exported users',
  'user.view': 'Looked at details',
  'user.view.without-will': 'Looked at what would happen without a will',
  'user.end-sessions': 'Signed the user out everywhere',
  'user.disable': 'Disabled the account',
  'user.enable': 'Enabled the account',
  'user.edit.personal': 'Changed personal details',
  'user.edit.home': 'Changed home details',
  'user.edit.spouse': 'Changed spouse details',
  'child.add': 'Added a child',
  'child.edit': 'Changed a child',
  'contact.add': 'Added a contact',
  'bulk-view': 'Viewed many people within an hour',
  'webhook.save': 'Saved a webhook receiver',
  'webhook.stop': 'Stopped sending to a receiver',
  'webhook.start': 'Started sending to a receiver',
  'webhook.remove': 'Removed a receiver',
  'webhook.secret': 'Made a signing secret',
  'webhook.test': 'Sent a test',
  'webhook.replay': 'Resent a delivery',
  'webhook.replay-failed': 'Resent failed deliveries',
  'email.replay': 'Sent an email again',
  'queue.act': 'Acted on a queue',
  'enquiry.view': 'Opened an enquiry',
  'enquiry.change': 'Changed an enquiry',
  'enquiry.export': 'Exported enquiries',
  'enquiry.erase': 'Erased an enquiry',
  'enquiry.withdraw': 'Withdrew a lead’s consent',
  'review.request': 'Asked for a check of the will',
  'review.withdraw': 'Withdrew the request for a check',
  'review.claim': 'Took on the review',
  'review.release': 'Released the review',
  'review.hand-over': 'Handed the review over',
  'review.open': 'Read the will',
  'review.comment': 'Commented on the will',
  'review.ask': 'Asked a question about the will',
  'review.answer': 'Answered a question about the will',
  'review.note': 'Wrote down a conversation',
  'review.lane': 'Changed how urgent the review is',
  'review.return': 'Returned the will with reasons',
  'review.approve': 'Approved the will',
  'review.disagree': 'Disagreed with the first approval',
  'review.pause': 'Stopped or resumed new reviews',
  'review.file': 'Opened the file for a dispute',
  'how-made.enter': 'Recorded a request about how a will was made',
  'how-made.open': 'Opened a request about how a will was made',
  'how-made.find': 'Searched for how a will was made',
  'how-made.choose': 'Chose the record of how a will was made',
  'how-made.agree': 'Agreed to say how a will was made',
  'how-made.refuse': 'Refused to say how a will was made',
  'how-made.file': 'Downloaded how a will was made',
  'how-made.send': 'Sent how a will was made',
  'complaint.open': 'Opened a complaint or request',
  'complaint.enter': 'Entered a complaint or request',
  'complaint.change': 'Changed a complaint or request',
  'complaint.answer': 'Answered a complaint or request',
  'reviewer.check': 'Checked a reviewer’s qualification',
  'audit.export': 'Exported the audit log',
  'audit.prune': 'Removed entries older than 6 years',
};

/** An action that this version of the page does not know stands as it is written. */
export const actionLabel = (action: string) => auditActionLabels[action as AuditAction] ?? action;

/** Without a person these are done by whoever runs the server, at its command line. */
const commands: readonly string[] = ['role.grant', 'role.revoke', 'reviewer.check', 'step-removal.done'];

/** These are done by the product itself, when their time has come. */
const automatic: readonly string[] = [
  'deletion.warn',
  'deletion.done',
  'recovery.done',
  'staff-recovery.done',
  'audit.prune',
];

/** The actor of an entry that names no account. */
export function actorWithoutAccount(action: string): string {
  if (commands.includes(action)) return 'A command on the server';
  return automatic.includes(action) ? 'Done automatically' : 'Not signed in';
}

/** An id, a number or a hash, which tells its reader nothing. */
const isKey = (objectId: string) => /^(\d+|[\da-f-]{36}|[\da-f]{64})$/.test(objectId);

/** "First name, Status: New → Closed · “They asked”": what else an entry says, in one line. */
export function detailsText(
  { action, fields, changes, reason, objectId, network }: AuditEntry,
  nameOf: (id: AccountId) => string,
): string {
  const fieldText = (field: string) => {
    const change = changes.find((one) => one.field === field);
    const label = fieldLabel(action, field);
    return change ? `${label}: ${changeLabel(change, nameOf)}` : label;
  };
  return [
    fields.map(fieldText).join(', '),
    reason && `“${reason}”`,
    objectId && !isKey(objectId) && objectId,
    network && `from ${network}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
