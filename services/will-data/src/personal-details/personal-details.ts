import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type {
  PersonalDetails,
  PersonalDetailsFields,
  personalDetailsContract,
} from '@plainwill/contracts/will-data/personal-details';
import { missingForFirstSave } from '@plainwill/contracts/will-data/personal-details-rules';
import { Refusal } from '@plainwill/kit/refusal';
import type { CallContext } from '../context.ts';
import { ensureTestator } from '../testator/lock-testator.ts';
import { PersonalDetailsSchema } from './personal-details.entity.ts';

type Stored = InferEntity<typeof PersonalDetailsSchema>;

export async function personalDetailsOf(em: EntityManager, accountId: AccountId): Promise<PersonalDetails | null> {
  const stored = await em.findOne(PersonalDetailsSchema, { accountId });
  return stored && toWire(stored);
}

const toWire = (stored: Stored): PersonalDetails => ({
  title: stored.title ?? null,
  firstName: stored.firstName,
  knownAs: stored.knownAs ?? null,
  middleNames: stored.middleNames ?? null,
  lastName: stored.lastName,
  dateOfBirth: stored.dateOfBirth,
  gender: stored.gender ?? null,
  maritalStatus: stored.maritalStatus ?? null,
  email: stored.email,
  mobileCountryCode: stored.mobileCountryCode,
  mobileNumber: stored.mobileNumber,
  occupation: stored.occupation,
  employer: stored.employer ?? null,
  version: stored.version,
  savedAt: stored.savedAt.toISOString(),
});

type Changes = Partial<PersonalDetailsFields>;

export const personalDetails: HandlersOf<typeof personalDetailsContract, CallContext> = {
  get: ({ ctx: { em, account } }) => personalDetailsOf(em, account.id),
  save: ({ ctx: { em, account, now, today }, input: { basedOn, changes } }) => {
    if (changes.dateOfBirth && changes.dateOfBirth > today) throw new Refusal('DateOfBirthInFuture', 'dateOfBirth');
    return em.transactional(async (em) => {
      const isSaved = await (basedOn === 0
        ? saveFirst(em, account.id, changes, now)
        : saveOver(em, account.id, basedOn, changes, now));
      const details = await personalDetailsOf(em, account.id);
      if (isSaved && details) return details;
      throw new Refusal(details || basedOn > 0 ? 'PersonalDetailsChanged' : 'PersonalDetailsIncomplete');
    });
  },
};

/** One statement, so that of many first saves at once exactly one is stored. */
async function saveFirst(em: EntityManager, accountId: AccountId, changes: Changes, now: Date) {
  if (!isComplete(changes)) return false;
  await ensureTestator(em, accountId);
  const inserted = await em
    .createQueryBuilder(PersonalDetailsSchema)
    .insert({ ...changes, accountId, version: 1, savedAt: now })
    .onConflict('accountId')
    .ignore()
    .returning('version')
    .execute('all');
  return inserted.length === 1;
}

const isComplete = (changes: Changes): changes is PersonalDetailsFields => missingForFirstSave(changes).length === 0;

/** Stored only over the version that was typed over: a version read here would prove nothing. */
async function saveOver(em: EntityManager, accountId: AccountId, basedOn: number, changes: Changes, now: Date) {
  const where = { accountId, version: basedOn };
  const updated = await em.nativeUpdate(PersonalDetailsSchema, where, {
    ...changes,
    version: basedOn + 1,
    savedAt: now,
  });
  return updated === 1;
}
