import { describe, expect, it } from 'vitest';
import { services } from './index.ts';
import { type Access, callersOf, proceduresOf } from './kit/contract.ts';
import { isRoleAccess, rolesFor } from './shared/roles.ts';

const procedures = Object.entries(services).flatMap(([service, contract]) =>
  proceduresOf(contract).map(({ path, procedure }) => ({ path: `${service}.${path}`, procedure })),
);
const pathsOf = (access: Access) =>
  procedures.flatMap(({ path, procedure }) => (procedure.access === access ? path : [])).toSorted();

it('no service but the gateway may call more than this', () => {
  const calls = procedures.flatMap(({ path, procedure }) =>
    callersOf(procedure).map((caller) => `${caller} -> ${path}`),
  );
  expect(calls.filter((call) => !call.startsWith('gateway')).toSorted()).toEqual([
    'identity -> notifications.erasure.erase',
    'identity -> notifications.urgentWork.count',
    'identity -> willData.accountNames.changed',
    'identity -> willData.accountNames.taken',
    'identity -> willData.erasure.claimed',
    'identity -> willData.erasure.erase',
    'identity -> willData.retention.kept',
    'notifications -> identity.outgoingMail.addressOf',
    'notifications -> identity.outgoingMail.get',
    'notifications -> identity.reviewers.administrators',
    'notifications -> identity.reviewers.staff',
    'notifications -> willData.outgoingMail.get',
    'notifications -> willData.outgoingMail.handedOver',
    'will-data -> identity.outgoingMail.hasNewAddress',
    'will-data -> identity.partner.coupleOf',
    'will-data -> identity.reviewers.administrators',
    'will-data -> identity.reviewers.agreeFrom',
    'will-data -> identity.reviewers.current',
    'will-data -> identity.reviewers.staff',
    'will-data -> identity.trustedInvitations.cancel',
    'will-data -> identity.trustedInvitations.redeem',
    'will-data -> identity.trustedInvitations.send',
  ]);
});

// The contract states access; these lists make whoever opens a procedure say so a second time.
describe('by the access of every procedure', () => {
  it('a visitor may call no more than this', () => {
    expect(pathsOf('public')).toEqual([
      'addressLookup.addresses.resolve',
      'addressLookup.addresses.search',
      'identity.accounts.me',
      'identity.accounts.resendConfirmation',
      'identity.accounts.signUp',
      'identity.partner.decline',
      'identity.partner.invitation',
      'identity.passwords.requestReset',
      'identity.passwords.reset',
      'identity.passwords.resetDetails',
      'identity.profile.confirmNewEmail',
      'identity.profile.newEmailDetails',
      'identity.profile.undoEmailChange',
      'identity.recovery.confirm',
      'identity.recovery.secureAccount',
      'identity.trustedInvitations.decline',
      'identity.trustedInvitations.opened',
      'notifications.complaints.send',
      'notifications.leads.submit',
      'notifications.questionnaire.submit',
      'willData.questionnaire.summary',
      'willData.reminders.stop',
    ]);
  });

  it('a signed-in person may call what is for their own account and will, and the names of our staff', () => {
    const features = new Set(pathsOf('account').map((path) => path.split('.').slice(0, 2).join('.')));
    expect([...features].toSorted()).toEqual([
      'addressLookup.charities',
      'identity.authenticators',
      'identity.dataExport',
      'identity.devices',
      'identity.digest',
      'identity.invitations',
      'identity.partner',
      'identity.passkeys',
      'identity.passwords',
      'identity.people',
      'identity.profile',
      'identity.recovery',
      'identity.trustedInvitations',
      'identity.waysIn',
      'willData.access',
      'willData.children',
      'willData.contacts',
      'willData.couples',
      'willData.dataExport',
      'willData.drafts',
      'willData.executorPack',
      'willData.executors',
      'willData.funeralWishes',
      'willData.gifts',
      'willData.guardians',
      'willData.history',
      'willData.holdings',
      'willData.homeDetails',
      'willData.importing',
      'willData.letters',
      'willData.personalDetails',
      'willData.provisions',
      'willData.questionnaire',
      'willData.release',
      'willData.reminders',
      'willData.residue',
      'willData.review',
      'willData.settings',
      'willData.signedScans',
      'willData.signedWills',
      'willData.signingCopies',
      'willData.signingPlan',
      'willData.spouseDetails',
      'willData.testatorRecord',
      'willData.trusted',
      'willData.whatIf',
      'willData.whereKept',
      'willData.willDocument',
    ]);
    expect(pathsOf('account').filter((path) => path.startsWith('identity.people'))).toEqual([
      'identity.people.staffNames',
    ]);
  });

  it('staff who may only look may call no more than this', () => {
    expect(pathsOf('staff')).toEqual([
      'identity.invitations.list',
      'identity.operations.get',
      'identity.reviewers.list',
      'identity.roles.list',
      'identity.roles.withoutSecondStep',
      'identity.users.daily',
      'identity.users.get',
      'identity.users.list',
      'notifications.complaintDesk.get',
      'notifications.complaintDesk.list',
      'notifications.complaintDesk.yearly',
      'notifications.deliveries.attempts',
      'notifications.deliveries.list',
      'notifications.enquiries.daily',
      'notifications.enquiries.get',
      'notifications.enquiries.list',
      'notifications.integrations.get',
      'notifications.mailSamples.list',
      'notifications.operations.get',
      'notifications.queues.find',
      'notifications.queues.jobs',
      'notifications.unsentEmails.list',
      'willData.staff.daily',
      'willData.staff.progress',
      'willData.staff.user',
      'willData.staff.withoutWill',
    ]);
  });

  it('reviewers may call what is at their own desk', () => {
    expect(pathsOf('reviewer')).toEqual([
      'identity.reviewers.own',
      'identity.reviewers.saveOwn',
      'willData.reviewDesk.approve',
      'willData.reviewDesk.claim',
      'willData.reviewDesk.comment',
      'willData.reviewDesk.disagree',
      'willData.reviewDesk.get',
      'willData.reviewDesk.handOver',
      'willData.reviewDesk.keepDraft',
      'willData.reviewDesk.note',
      'willData.reviewDesk.release',
      'willData.reviewDesk.returnToCustomer',
      'willData.reviewDesk.setLane',
      'willData.reviewDesk.strike',
      'willData.reviewDesk.takeNewest',
      'willData.reviewDesk.tick',
      'willData.reviewDesk.watch',
    ]);
    expect(pathsOf('reviewQueue')).toEqual(['willData.reviewDesk.colleagues', 'willData.reviewDesk.queue']);
    expect(pathsOf('reviewFigures')).toEqual(['willData.reviewDesk.figures']);
  });

  it('each kind of access is for these roles and no others', () => {
    expect(rolesFor).toEqual({
      staff: ['admin', 'readonly'],
      admin: ['admin'],
      reviewer: ['reviewer'],
      reviewQueue: ['reviewer', 'admin'],
      reviewFigures: ['reviewer', 'admin', 'readonly'],
    });
  });

  it('nobody but administrators, and reviewers at their own desk, changes anything of others', () => {
    const isOfReviewers = /^(?:willData\.reviewDesk\.|identity\.reviewers\.saveOwn$)/;
    const others = procedures.filter(
      ({ path, procedure: { kind, access } }) =>
        kind === 'mutation' && isRoleAccess(access) && access !== 'admin' && !isOfReviewers.test(path),
    );
    expect(others).toEqual([]);
  });
});
