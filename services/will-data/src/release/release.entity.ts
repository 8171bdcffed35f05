import { defineEntity, p } from '@mikro-orm/core';
import type { AccountId, ReleaseId } from '@plainwill/contracts/shared/ids';
import { releaseStages } from '@plainwill/contracts/will-data/release/release-vocabulary';
import type { Release } from '@plainwill/law/release/release-machine';
import { owner } from '../record/people/person.entity.ts';

/** A request to open what an account has left, from the asking to its end; what is released has no end but by staff. */
export const ReleaseSchema = defineEntity({
  name: 'Release',
  tableName: 'releases',
  // Two requests at once are one.
  uniques: [{ name: 'releases_one_open', properties: ['accountId'], where: { endedAt: null } }],
  properties: {
    accountId: () => owner().primary(),
    id: p.uuid().$type<ReleaseId>().primary(),
    /** The same as in `state`, to be found by. */
    stage: p.enum(releaseStages).index(),
    state: p.json<Release>(),
    askedAt: p.datetime(),
    /** The end of the last hour that was looked at, whether it counted or not. */
    lookedAt: p.datetime(),
    releasedAt: p.datetime().nullable(),
    /** Null while it is open, and of what is released. */
    endedAt: p.datetime().nullable(),
    /** Everything that was left, as it was when asked, encrypted; null once it can be read no more. */
    snapshot: p.text().nullable(),
  },
});

/** An email about a request: to its owner, or to an administrator about what staff have recorded. */
export const ReleaseMailSchema = defineEntity({
  name: 'ReleaseMail',
  tableName: 'release_mails',
  properties: {
    accountId: () => owner().primary(),
    messageId: p.uuid().primary().index(),
    releaseId: p.uuid().$type<ReleaseId>(),
    /** From 1, of those to the owner; 0 for one to an administrator. */
    number: p.integer(),
    /** It goes to the address that the account had before. */
    isToFormer: p.boolean().default(false),
    administratorId: p.uuid().$type<AccountId>().nullable(),
  },
});
