import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from '../../accounts/account.entity.ts';

export type ChallengePurpose = 'register' | 'signIn' | 'secondStep' | 'reauthenticate';

/** A challenge that a passkey has been asked to sign: once, for one purpose, in one browser or session. */
export const PasskeyChallengeSchema = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    challengeHash: p.string().length(64).primary(),
    purpose: p.string().length(20).$type<ChallengePurpose>(),
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').nullable(),
    /** The hash of the session or of the browser's secret that asked. */
    boundTo: p.string().length(64),
    expiresAt: p.datetime().index(),
  },
});
