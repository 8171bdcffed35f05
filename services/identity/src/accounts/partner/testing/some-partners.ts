import { dayMs } from '@plainwill/contracts/shared/durations';
import { beforeEach } from 'vitest';
import { anIdentity } from '../../../testing/identity.ts';

/** Identity’s procedures with two people at hand, Anna Reed and Ben, who are new for each test. */
export async function somePartners() {
  const identity = await anIdentity();
  const { aPerson, as, forgetMail, mailsTo, time, visitor } = identity;
  type Person = Awaited<ReturnType<typeof aPerson>>;

  let people = 0;
  const anAddress = (name = 'someone') => `${name}${++people}@example.com`;
  const start = time.now;
  const pair = {} as { anna: Person; ben: Person };
  beforeEach(async () => {
    time.now = start;
    await forgetMail();
    pair.anna = await aPerson(anAddress('anna'));
    await pair.anna.calls.profile.rename({ name: 'Anna Reed' });
    pair.ben = await aPerson(anAddress('ben'));
  });

  const later = (days: number) => {
    time.now = new Date(time.now.getTime() + days * dayMs);
  };
  /** Their calls just after they have shown who they are. */
  const proved = ({ account }: Person) => as({ ...account, authenticatedAt: time.now.toISOString() });
  const invite = (inviter: Person, email: string, firstName = 'Ben') =>
    proved(inviter).partner.invite({ email, firstName });

  async function tokenTo(email: string): Promise<string> {
    const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === 'partnerInvitation').toReversed();
    if (mail?.kind !== 'partnerInvitation') throw new Error(`no invitation was mailed to ${email}`);
    return mail.link.split('#token=')[1] ?? '';
  }
  async function aCouple() {
    await invite(pair.anna, pair.ben.email);
    await pair.ben.calls.partner.accept({ token: await tokenTo(pair.ben.email) });
  }
  const coupleOf = ({ account: { id } }: Person) => visitor.partner.coupleOf({ accountId: id });

  return { ...identity, anAddress, pair, later, proved, invite, tokenTo, aCouple, coupleOf };
}

export const refused = (reason: string, code?: string) => ({ ...(code ? { code } : {}), cause: { reason } });

/** Planning of an account that is linked with no one. */
export const alone = {
  partner: null,
  hasEnded: false,
  isEndedByOwner: false,
  canInviteFrom: null,
  sent: [],
  received: [],
};
