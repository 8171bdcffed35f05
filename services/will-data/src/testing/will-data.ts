import type { MikroORM } from '@mikro-orm/postgresql';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { willDataContract } from '@plainwill/contracts/will-data/contract';
import type { PersonalDetailsFields } from '@plainwill/contracts/will-data/personal-details';
import { anAccount, callerAs, quietLog } from '@plainwill/kit/testing/call';
import { migratedOrm } from '@plainwill/kit/testing/database';
import { ormOptions } from '../database.ts';
import { createRouter } from '../router.ts';

/** Will-data's procedures on a database of their own, at a time that the test sets. */
export async function aWillData() {
  const orm: MikroORM = await migratedOrm('will_data', ormOptions);
  const time = { now: new Date('2026-11-20T10:00:00Z') };
  const router = createRouter(() => ({
    em: orm.em.fork(),
    log: quietLog,
    now: time.now,
    today: dayInUnitedKingdom(time.now),
  }));
  const as = (account: CallingAccount | null) => callerAs(willDataContract, router, account);
  const aTestator = () => as(anAccount());
  return { orm, time, as, aTestator };
}

export type TestatorCalls = ReturnType<Awaited<ReturnType<typeof aWillData>>['aTestator']>;

export const someDetails = (overrides: Partial<PersonalDetailsFields> = {}): PersonalDetailsFields => ({
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
  employer: null,
  ...overrides,
});

export const robert = {
  firstName: 'Robert',
  lastName: 'Finch',
  relationship: 'friend' as const,
  role: 'primary' as const,
};

export const susan = { firstName: 'Susan', lastName: 'Vale', relationship: 'sibling' as const };

/** Answers everything that a will needs. */
export async function answerEverything({ personalDetails, funeralWishes, executors, residue }: TestatorCalls) {
  await personalDetails.save({ basedOn: 0, changes: someDetails() });
  await funeralWishes.save({
    funeralType: 'burial',
    location: 'St Mary’s, Ludlow',
    ashesDirections: '',
    readingsHymns: '',
    flowersCharities: '',
    gatheringDirections: '',
  });
  await executors.add(robert);
  await residue.addNew(susan);
}

/** The reason a call was refused for; fails if it was not. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  const outcome = await call.then(
    () => 'not refused',
    (error: { cause?: { reason?: string }; code?: string }) => error.cause?.reason ?? error.code ?? 'unknown',
  );
  return outcome;
}
