import { randomBytes, randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Reviewer, StaffMember } from '@plainwill/contracts/identity/reviewers';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { ReviewSettings } from '@plainwill/contracts/shared/brand';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId, PersonId } from '@plainwill/contracts/shared/ids';
import { willDataContract } from '@plainwill/contracts/will-data/contract';
import { childQuestions } from '@plainwill/contracts/will-data/questions/child-questions';
import { contactQuestions, personQuestions } from '@plainwill/contracts/will-data/questions/contact-questions';
import { personalDetailsQuestions } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import type { ChildFields } from '@plainwill/contracts/will-data/records/children';
import type { ContactFields } from '@plainwill/contracts/will-data/records/contacts';
import type { ExecutorPerson } from '@plainwill/contracts/will-data/records/executors';
import type { PersonalDetailsFields } from '@plainwill/contracts/will-data/records/personal-details';
import { createVault } from '@plainwill/kit/encryption/vault';
import { anAccount, callerAs, quietLog } from '@plainwill/kit/testing/call';
import { migratedOrm } from '@plainwill/kit/testing/database';
import { someAuditSeals } from '@plainwill/kit/testing/keys';
import type { Couple } from '../couples/couples-of.ts';
import { ormOptions } from '../database.ts';
import { howMade } from '../how-made/keep-how-made.ts';
import { approvals } from '../review/approval-of.ts';
import { askedOnce } from '../review/reviewers.ts';
import { createRouter } from '../router.ts';
import { someTrustedInvitations } from '../trusted/testing/some-trusted-invitations.ts';

/** Will-data's procedures on a database of their own, at a time that the test sets. */
export async function aWillData(settings: Partial<ReviewSettings> = {}) {
  const orm: MikroORM = await migratedOrm('will_data', ormOptions);
  const keys = new Map([['k1', randomBytes(32)]]);
  const encryption = { keys, vault: createVault({ current: 'k1', keys }) };
  const time = { now: new Date('2026-11-20T10:00:00Z') };
  const auditSeals = someAuditSeals('will-data');
  /** Who may read wills; a test adds and removes them. */
  const reviewers: Reviewer[] = [];
  /** How often identity was asked who they are. */
  const asked = { times: 0 };
  /** Present and former staff beside reviewers; a test adds them. */
  const staff: StaffMember[] = [];
  /** Who is told when no one may approve. */
  const administrators: AccountId[] = [];
  /** The pairs in which one may not agree to what the other has asked; a test adds them. */
  const dependent: { askedBy: AccountId; agreeing: AccountId }[] = [];
  /** The couples that a test links and parts. */
  const couples = new Map<AccountId, Couple>();
  const invitations = someTrustedInvitations();
  /** Accounts whose address was changed lately; a test adds them. */
  const newAddresses = new Set<AccountId>();
  const reviewSettings: ReviewSettings = {
    review: 'optional',
    reviewTargetDays: 5,
    reviewTwoPeople: 'off',
    ...settings,
  };
  const router = createRouter(
    ({ requestId }) => ({
      em: orm.em.fork(),
      auditSeals,
      vault: encryption.vault,
      log: quietLog,
      now: time.now,
      requestId,
      today: dayInUnitedKingdom(time.now),
      reviewers: askedOnce({
        current: async () => {
          asked.times++;
          return reviewers;
        },
        staff: async (ids) =>
          [...staff, ...reviewers.map(({ accountId: id, name, email }) => ({ id, name, email }))].filter(({ id }) =>
            ids.includes(id),
          ),
        administrators: async () => administrators,
      }),
      coupleOf: async (accountId) => couples.get(accountId) ?? null,
      trustedInvitations: invitations.asked,
      hasNewAddress: async (accountId) => newAddresses.has(accountId),
      reviewSettings,
      approvals,
      howMade,
      agreeFrom: async ({ askedBy, agreeing }) =>
        dependent.some((pair) => pair.askedBy === askedBy && pair.agreeing === agreeing) ? 'never' : null,
    }),
    { concurrency: 20 },
  );
  const as = (account: CallingAccount | null) => callerAs(willDataContract, router, account);
  const aTestator = () => as(anAccount());
  return {
    orm,
    encryption,
    time,
    as,
    aTestator,
    reviewers,
    staff,
    asked,
    administrators,
    dependent,
    couples,
    invitations,
    newAddresses,
    reviewSettings,
  };
}

export type TestatorCalls = ReturnType<Awaited<ReturnType<typeof aWillData>>['aTestator']>;

export const aPersonId = () => randomUUID() as PersonId;

export const someDetails = (overrides: Partial<PersonalDetailsFields> = {}): PersonalDetailsFields => ({
  ...unansweredOf(personalDetailsQuestions),
  title: 'mrs',
  firstName: 'Eleanor',
  knownAs: 'Nell',
  middleNames: 'May',
  lastName: 'Hart',
  dateOfBirth: '1950-02-03',
  gender: 'female',
  maritalStatus: 'widowed',
  email: 'nell@example.com',
  mobileCountryCode: '+44',
  mobileNumber: '7700900123',
  occupation: 'retired teacher',
  ...overrides,
});

export const anExecutorPerson = (overrides: Partial<ExecutorPerson> = {}): ExecutorPerson => ({
  ...unansweredOf(personQuestions),
  firstName: 'Robert',
  lastName: 'Finch',
  role: 'friend',
  mobileCountryCode: '+44',
  ...overrides,
});

export const aContact = (overrides: Partial<ContactFields> = {}): ContactFields => ({
  ...unansweredOf(contactQuestions),
  firstName: 'Susan',
  lastName: 'Vale',
  role: 'sister',
  mobileCountryCode: '+44',
  ...overrides,
});

export const aChild = (overrides: Partial<ChildFields> = {}): ChildFields => ({
  ...unansweredOf(childQuestions),
  firstName: 'Ivy',
  lastName: 'Hart',
  dateOfBirth: '2015-06-01',
  gender: 'female',
  relationship: 'Mother',
  ...overrides,
});

/** Answers everything that a will needs. */
export async function answerEverything(testator: TestatorCalls) {
  await testator.personalDetails.save({ basedOn: 0, changes: someDetails() });
  await testator.homeDetails.save({
    basedOn: 0,
    changes: { address: '1 Mill Lane, Ludlow, SY8 1AA', homeOwnership: 'own-outright', tenancyType: 'sole-owner' },
  });
  await testator.funeralWishes.save({
    basedOn: 0,
    changes: { funeralType: 'burial', location: 'St Mary’s, Ludlow' },
  });
  await testator.executors.add({ personId: aPersonId(), role: 'primary', person: anExecutorPerson() });
  await testator.settings.save({ hasNoSpecificGifts: true });
  const susan = aPersonId();
  await testator.contacts.add({ id: susan, contact: aContact() });
  await testator.residue.replace({
    basedOn: 0,
    recipients: [{ personId: susan, priority: 1, shareBasisPoints: null }],
  });
}

/** The reason a call was refused for; fails if it was not. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  const outcome = await call.then(
    () => 'not refused',
    (error: { cause?: { reason?: string }; code?: string }) => error.cause?.reason ?? error.code ?? 'unknown',
  );
  return outcome;
}
