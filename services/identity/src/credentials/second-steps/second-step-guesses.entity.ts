import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from '../../accounts/account.entity.ts';

/** Wrong codes of an account in all, by kind: an app's, or recovery codes, from browsers that it knows or does not know. */
export const SecondStepGuessesSchema = defineEntity({
  name: 'SecondStepGuesses',
  tableName: 'second_step_guesses',
  properties: {
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').primary(),
    kind: p.string().length(20).$type<'code' | 'recoveryCode' | 'knownCode' | 'knownRecoveryCode'>().primary(),
    wrong: p.integer(),
    /** When the first of those was. */
    since: p.datetime(),
    /** Until then none is compared. */
    waitUntil: p.datetime().nullable(),
  },
});
