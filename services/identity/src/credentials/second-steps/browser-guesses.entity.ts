import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from '../../accounts/account.entity.ts';

/** Wrong codes of an account from one browser, by kind. */
export const BrowserGuessesSchema = defineEntity({
  name: 'BrowserGuesses',
  tableName: 'browser_guesses',
  properties: {
    account: () => p.manyToOne(AccountSchema).deleteRule('cascade').primary(),
    kind: p.string().length(20).$type<'code' | 'recoveryCode'>().primary(),
    /** One that the account knows, a session, or the network of one that it does not know. */
    browser: p.string().length(80).primary(),
    wrong: p.integer(),
    /** When the first of those was. */
    since: p.datetime(),
    /** Until then none from there is compared. */
    waitUntil: p.datetime().nullable(),
  },
});
