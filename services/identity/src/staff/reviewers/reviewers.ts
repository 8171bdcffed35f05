import type { EntityManager, FilterQuery, InferEntity } from '@mikro-orm/postgresql';
import type { Reviewer, ReviewerProfile, reviewersContract } from '@plainwill/contracts/identity/reviewers';
import type { HandlersOf } from '@plainwill/contracts/kit/handlers-of';
import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { Vault } from '@plainwill/kit/encryption/vault';
import { Refusal } from '@plainwill/kit/refusal';
import { AccountSchema, emailKey, emailOf, nameOf, personOf } from '../../accounts/account.entity.ts';
import { staffAmong } from '../../accounts/people.ts';
import type { CallContext } from '../../context.ts';
import { activeAdministrators, asAdministrator } from '../roles/administrators.ts';
import { agreeFrom, grantsNow, standingOf } from '../roles/independence.ts';
import { accountToGrant, giveRole, rolesOf } from '../roles/roles.ts';
import { UserRoleSchema } from '../roles/user-role.entity.ts';
import { storeCheckedQualification } from './checked-reviewer.ts';
import { awayUntilOf, encryptFamily, familyOf, ReviewerProfileSchema } from './reviewer-profile.entity.ts';

export const reviewers: HandlersOf<typeof reviewersContract, CallContext> = {
  list: ({ ctx: { em, vault, now } }) => reviewersIn(em, vault, now),

  grant: ({ ctx, input: { email, reason, ...checked } }) =>
    asAdministrator(ctx, { action: 'role.grant', fields: ['reviewer'], reason }, async (em) => {
      const account = await accountToGrant(em, ctx.vault, email);
      if (!account) throw new Refusal('NoSuchAccount', 'email');
      const accountId = account.id;
      if (accountId === ctx.account.id) throw new Refusal('OwnRole', 'email');
      const held = await rolesOf(em, accountId);
      await storeCheckedQualification(em, ctx, { accountId, reason, ...checked });
      if (!held.includes('reviewer')) await giveRole(em, ctx, { accountId, role: 'reviewer', reason });
      return reviewersIn(em, ctx.vault, ctx.now);
    }),

  own: async ({ ctx: { em, vault, now, account } }) => {
    const profile = await em.findOne(ReviewerProfileSchema, { account: account.id });
    return {
      awayUntil: profile && awayUntilOf(profile, now),
      family: familyOf(vault, account.id, profile?.family),
    };
  },

  saveOwn: async ({ ctx: { em, vault, now, account }, input: { awayUntil, family } }) => {
    if (awayUntil && awayUntil < dayInUnitedKingdom(now)) throw new Refusal('AwayInThePast', 'awayUntil');
    const saved = await em.nativeUpdate(
      ReviewerProfileSchema,
      { account: account.id },
      { awayUntil, family: encryptFamily(vault, account.id, family) },
    );
    if (!saved) throw new Refusal('QualificationNeeded');
    return { awayUntil, family };
  },

  staff: ({ ctx, input: { ids } }) => staffAmong(ctx, ids),

  administrators: ({ ctx: { em } }) => activeAdministrators(em),

  agreeFrom: async ({ ctx: { em, now }, input }) => agreeFrom(await grantsNow(em), input, now),

  current: async ({ ctx: { em, vault, now } }) => {
    const profiles = await profilesIn(em, { deletionAt: null, disabledAt: null });
    const grants = await grantsNow(em);
    return profiles.map(({ account, ...profile }): Reviewer => {
      const { email, name } = personOf(vault, account);
      return {
        accountId: account.id,
        name: name ?? 'A reviewer',
        email,
        ...checkedIn(profile),
        family: namesIn(familyOf(vault, account.id, profile.family)),
        isAway: awayUntilOf(profile, now) !== null,
        ...standingOf(grants, account.id, now),
      };
    });
  },
};

type Profile = InferEntity<typeof ReviewerProfileSchema>;

/** The profiles of who holds the role: who lost it keeps the row, for what was checked once. */
async function profilesIn(em: EntityManager, account: FilterQuery<InferEntity<typeof AccountSchema>>) {
  const holders = await em.find(UserRoleSchema, { role: 'reviewer', account });
  const ids = holders.map(({ account }) => account.id);
  return em.find(ReviewerProfileSchema, { account: { $in: ids } }, { populate: ['account'], refresh: true });
}

/** By address. */
async function reviewersIn(em: EntityManager, vault: Vault, now: Date): Promise<ReviewerProfile[]> {
  const profiles = await profilesIn(em, {});
  const nameOfChecker = await checkersOf(em, vault, profiles);
  const listed = profiles.map((profile) => ({
    accountId: profile.account.id,
    ...personOf(vault, profile.account),
    ...checkedIn(profile),
    checkedAt: profile.checkedAt.toISOString(),
    checkedBy: (profile.checkedBy && nameOfChecker.get(profile.checkedBy)) ?? null,
    awayUntil: awayUntilOf(profile, now),
  }));
  return listed.toSorted((a, b) => (emailKey(a.email) < emailKey(b.email) ? -1 : 1));
}

async function checkersOf(em: EntityManager, vault: Vault, profiles: readonly Profile[]) {
  const ids = profiles.flatMap(({ checkedBy }) => checkedBy ?? []);
  const accounts = await em.find(AccountSchema, { id: { $in: ids } });
  return new Map<AccountId, string>(accounts.map((one) => [one.id, nameOf(vault, one) ?? emailOf(vault, one)]));
}

const checkedIn = ({
  qualification,
  regulator,
  registration,
}: Pick<Profile, 'qualification' | 'regulator' | 'registration'>) => ({ qualification, regulator, registration });

const namesIn = (family: string) =>
  family
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
