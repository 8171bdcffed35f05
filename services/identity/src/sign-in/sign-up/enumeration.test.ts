import { beforeAll, expect, it } from 'vitest';
import { anIdentity, goodPassword } from '../../testing/identity.ts';
import { shownBy } from '../../testing/medians.ts';
import { strangerCalls } from '../../testing/stranger-calls.ts';

const identity = await anIdentity();

beforeAll(() => identity.aConfirmedAccount('model@example.com'));

it.each(Object.entries(strangerCalls(identity)))(
  '%s tells a stranger nothing of who has an account by what it answers',
  async (_what, ask) => {
    await identity.visitor.accounts.signUp({ email: 'waiting@example.com', password: goodPassword });
    const answers = await Promise.all(
      ['model@example.com', 'nobody@example.com', 'waiting@example.com'].map((email) => shownBy(ask(email))),
    );
    expect(new Set(answers).size).toBe(1);
  },
);
