import { randomUUID } from 'node:crypto';
import { type EntityManager, MikroORM, type Options } from '@mikro-orm/postgresql';
import { dayMs } from '@plainwill/contracts/shared/durations';
import { LeadId, SubmissionId } from '@plainwill/contracts/shared/ids';
import { recordAudit } from '@plainwill/kit/audit/record-audit';
import { defineConfig } from '@plainwill/kit/config/config';
import { createVault, type Vault } from '@plainwill/kit/encryption/vault';
import { serviceVariables } from '@plainwill/kit/service/service-variables';
import { findOrAddAccount } from '../../../services/identity/src/accounts/find-or-add-account.ts';
import { giveToOwner } from '../../../services/identity/src/credentials/google/give-to-owner.ts';
import { createPasswordHashing } from '../../../services/identity/src/credentials/passwords/password-hashing.ts';
import { ormOptions as identityOptions } from '../../../services/identity/src/database.ts';
import { ormOptions as notificationsOptions } from '../../../services/notifications/src/database.ts';
import { submitLead, submitQuestionnaire } from '../../../services/notifications/src/intake/submit-enquiry.ts';
import type { Environment } from '../launcher/settings/settings.ts';
import { customers, idOf, questionnaires } from './firm-at-work.ts';

const services = { identity: identityOptions, notifications: notificationsOptions };

/** The running service knows the time from its own clock, so its procedures are called here with an earlier one. */
async function within(
  name: keyof typeof services,
  environment: Environment,
  work: (em: EntityManager, vault: Vault) => Promise<unknown>,
) {
  const { databaseUrl, encryptionKeys } = serviceVariables(name);
  const config = defineConfig({ databaseUrl, encryptionKeys }).read(environment);
  const options: Options = services[name](config.databaseUrl);
  const orm = await MikroORM.init(options);
  try {
    await work(orm.em, createVault(config.encryptionKeys));
  } finally {
    await orm.close();
  }
}

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

/** Customers join, more of them each week, as by the link in their mail. Those who have joined stay as they are. */
export const join = (environment: Environment) =>
  within('identity', environment, async (all, vault) => {
    const passwords = createPasswordHashing();
    for (const [at, { name, email, password }] of customers.entries()) {
      const now = daysAgo(28 * (1 - Math.sqrt(at / customers.length)));
      const passwordHash = await passwords.hash(password);
      await all.fork().transactional(async (em) => {
        const { id, emailConfirmedAt } = await findOrAddAccount(em, { vault, now }, email);
        if (emailConfirmedAt) return;
        await giveToOwner(em, { vault, now }, id, { email, passwordHash, name });
        const acting = { now, requestId: randomUUID() };
        await recordAudit(em, acting, { action: 'email.confirm', subject: id, actor: { id, sessionKey: null } });
      });
    }
  });

/** By how many days ago each asked to be contacted. */
const leads = [
  ['Adam Foley', 29],
  ['Beth Sharma', 26],
  ['Colin Rowe', 23],
  ['Dilys Parry', 21],
  ['Ewan Grant', 18],
  ['Fiona Lacey', 16],
  ['Gareth Ellis', 14],
  ['Hannah Cole', 11],
  ['Imran Aziz', 9],
  ['Joyce Tate', 8],
  ['Keith Mallory', 6],
  ['Lorna Quinn', 5],
  ['Martin Hobbs', 3],
  ['Nadia Rahman', 2],
] as const;
const questionnaireDays = [28, 27, 24, 22, 20, 19, 17, 15, 13, 12, 10, 8, 7, 5, 4, 3, 2, 1];

/** Leads and questionnaires of the last weeks. A second run changes nothing. */
export const enquire = (environment: Environment) =>
  within('notifications', environment, async (all, vault) => {
    for (const [at, [name, days]] of leads.entries())
      await submitLead(
        { em: all.fork(), vault, now: daysAgo(days) },
        {
          leadId: LeadId.parse(idOf(4, at)),
          name,
          email: `${name.toLowerCase().replace(' ', '.')}@example.net`,
          question: '',
          consent: true,
        },
      );
    for (const [at, days] of questionnaireDays.entries())
      await submitQuestionnaire(
        { em: all.fork(), vault, now: daysAgo(days) },
        {
          submissionId: SubmissionId.parse(idOf(5, at)),
          answers: questionnaires[at % questionnaires.length] as (typeof questionnaires)[number],
        },
      );
  });
