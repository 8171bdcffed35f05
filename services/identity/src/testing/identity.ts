import type { MikroORM } from '@mikro-orm/postgresql';
import { identityContract } from '@plainwill/contracts/identity/contract';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { callerAs, quietLog } from '@plainwill/kit/testing/call';
import { migratedOrm } from '@plainwill/kit/testing/database';
import { createLinkTokens } from '../accounts/link-tokens.ts';
import { ormOptions } from '../database.ts';
import { createPasswordHashing } from '../passwords/password-hashing.ts';
import { createRouter } from '../router.ts';
import { createSessions } from '../sessions/sessions.ts';

export const goodPassword = 'Quarry-street-7';

/** Identity's procedures on a database of their own, at a time that the test sets. */
export async function anIdentity() {
  const orm: MikroORM = await migratedOrm('identity', ormOptions);
  const time = { now: new Date() };
  const clock = () => time.now;
  const linkTokens = createLinkTokens(Buffer.alloc(32, 7), 'https://plainwill.example');
  const passwords = createPasswordHashing();
  const sessions = createSessions(orm, clock);
  const router = createRouter(() => ({
    em: orm.em.fork(),
    log: quietLog,
    now: clock(),
    sessions,
    passwords,
    linkTokens,
  }));
  const as = (account: CallingAccount | null) => callerAs(identityContract, router, account);
  const visitor = as(null);

  /** The mails promised so far, oldest first, as the mail worker would be told of them. */
  async function promisedMail() {
    const rows = await orm.em
      .fork()
      .execute<{ payload: { messageId: string } }[]>('select payload from outbox order by created_at, id');
    return Promise.all(rows.map(({ payload }) => visitor.outgoingMail.get({ messageId: payload.messageId })));
  }

  async function tokenOfLastMail(): Promise<string> {
    const mail = (await promisedMail()).findLast((mail) => mail?.kind === 'confirmEmail');
    if (mail?.kind !== 'confirmEmail') throw new Error('no confirmation mail was promised');
    return mail.link.split('#token=')[1] ?? '';
  }

  async function aConfirmedAccount(email: string, password = goodPassword) {
    await visitor.accounts.signUp({ email, password });
    await visitor.accounts.confirmEmail({ token: await tokenOfLastMail() });
  }

  return { orm, time, as, visitor, promisedMail, tokenOfLastMail, aConfirmedAccount };
}
