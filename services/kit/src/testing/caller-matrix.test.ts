import { services } from '@plainwill/contracts';
import {
  callersOf,
  callingServices,
  mapContract,
  type ProcedureContract,
  proceduresOf,
} from '@plainwill/contracts/kit/contract';
import { describe, expect, it } from 'vitest';
import { callerOf, implement } from '../implement.ts';
import { aCall, anAccount } from './call.ts';

const everyone = [...callingServices, 'address-lookup', ''];

// Every procedure of every contract, called as every service there is.
describe.each(Object.entries(services))('%s', (_service, contract) => {
  const handlers = mapContract(contract, () => () => undefined);
  const router = implement(contract, { contextFor: () => ({}), handlers: handlers as never });

  async function codeOf(caller: string, path: string) {
    // Somebody who may do everything, so that nothing but the caller is in question.
    const as: unknown = callerOf(router, aCall({ caller, account: anAccount({ roles: ['admin', 'reviewer'] }) }));
    const procedure = path.split('.').reduce((at, name) => (at as Record<string, unknown>)[name], as);
    return (procedure as (input: unknown) => Promise<unknown>)('no input of any procedure').then(
      () => 'OK',
      ({ code }: { code: string }) => code,
    );
  }

  it.each(proceduresOf(contract))('$path lets in those services alone that need it', async ({ path, procedure }) => {
    const letIn: string[] = [];
    for (const caller of everyone) if ((await codeOf(caller, path)) !== 'FORBIDDEN') letIn.push(caller);
    expect(letIn).toEqual(callersOf(procedure));
    expect(letIn).toHaveLength(1);
  });
});

it('no service but the gateway may call more than this', () => {
  const callsOf = (service: string, { path, procedure }: { path: string; procedure: ProcedureContract }) =>
    callersOf(procedure).map((caller) => `${caller} -> ${service}.${path}`);
  const calls = Object.entries(services).flatMap(([service, contract]) =>
    proceduresOf(contract).flatMap((each) => callsOf(service, each)),
  );
  expect(calls.filter((call) => !call.startsWith('gateway')).toSorted()).toEqual([
    'identity -> notifications.erasure.erase',
    'identity -> willData.accountNames.changed',
    'identity -> willData.accountNames.taken',
    'identity -> willData.erasure.claimed',
    'identity -> willData.erasure.erase',
    'notifications -> identity.outgoingMail.addressOf',
    'notifications -> identity.outgoingMail.get',
    'notifications -> willData.outgoingMail.get',
    'will-data -> identity.reviewers.administrators',
    'will-data -> identity.reviewers.current',
  ]);
});

describe('by the access of every procedure', () => {
  const pathsOf = (wanted: string) =>
    Object.entries(services).flatMap(([service, contract]) =>
      proceduresOf(contract).flatMap(({ path, procedure }) =>
        procedure.access === wanted ? `${service}.${path}` : [],
      ),
    );

  it('a visitor may call no more than this', () => {
    expect(pathsOf('public').toSorted()).toEqual([
      'addressLookup.addresses.resolve',
      'addressLookup.addresses.search',
      'identity.accounts.me',
      'identity.accounts.resendConfirmation',
      'identity.accounts.signUp',
      'identity.passwords.requestReset',
      'identity.passwords.reset',
      'identity.passwords.resetDetails',
      'identity.profile.confirmNewEmail',
      'identity.profile.newEmailDetails',
      'identity.profile.undoEmailChange',
      'identity.recovery.confirm',
      'identity.recovery.secureAccount',
      'notifications.complaints.send',
      'notifications.leads.submit',
      'notifications.questionnaire.submit',
      'willData.questionnaire.summary',
    ]);
  });

  it('a signed-in person may call what is for their own account and will, and the names of our staff', () => {
    const features = new Set(pathsOf('account').map((path) => path.split('.').slice(0, 2).join('.')));
    expect([...features].toSorted()).toEqual([
      'addressLookup.charities',
      'identity.authenticators',
      'identity.dataExport',
      'identity.devices',
      'identity.passkeys',
      'identity.passwords',
      'identity.people',
      'identity.profile',
      'identity.recovery',
      'identity.waysIn',
      'willData.access',
      'willData.children',
      'willData.contacts',
      'willData.dataExport',
      'willData.executors',
      'willData.funeralWishes',
      'willData.gifts',
      'willData.guardians',
      'willData.homeDetails',
      'willData.personalDetails',
      'willData.provisions',
      'willData.questionnaire',
      'willData.residue',
      'willData.review',
      'willData.settings',
      'willData.signingCopies',
      'willData.spouseDetails',
      'willData.testatorRecord',
      'willData.whatIf',
      'willData.willDocument',
    ]);
    expect(pathsOf('account').filter((path) => path.startsWith('identity.people'))).toEqual([
      'identity.people.staffNames',
    ]);
  });

  it('staff who may only look may call no more than this', () => {
    expect(pathsOf('staff').toSorted()).toEqual([
      'identity.operations.get',
      'identity.reviewers.list',
      'identity.roles.list',
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
});
