import type { Delivery, UnsentEmail } from '@plainwill/contracts/notifications/deliveries';
import type { Integration } from '@plainwill/contracts/notifications/integrations';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Route } from 'wouter';
import { anAccount, someWaysIn } from '../../testing/an-account.ts';
import { answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import IntegrationSettingsPage from './integration-settings-page.tsx';
import { aDelivery } from './testing/a-delivery.ts';

const anIntegration = (overrides: Partial<Integration> = {}): Integration => ({
  webhook: null,
  isSigned: false,
  signedSince: null,
  earlierSecretUntil: null,
  allowedHosts: ['hooks.zapier.com'],
  ...overrides,
});

const aWebhook = (overrides: Partial<NonNullable<Integration['webhook']>> = {}) => ({
  maskedUrl: 'https://hooks.zapier.com/hooks/catch/1234567/••••••',
  source: 'saved' as const,
  savedAt: '2026-11-21T10:00:00.000Z',
  disabledAt: null,
  isLegacy: false,
  ...overrides,
});

interface Kept {
  integration?: Integration;
  newest?: Delivery[];
  unsent?: UnsentEmail[];
  isAdmin?: boolean;
}

function open({ integration = anIntegration(), newest = [], unsent = [], isAdmin = true }: Kept, others = {}) {
  window.history.replaceState(null, '', '/settings');
  const failed = newest.filter(({ outcome }) => outcome === 'failed').length;
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles: [isAdmin ? 'admin' : 'readonly'] }),
    'notifications.integrations.get': () => integration,
    'notifications.deliveries.list': () => ({ newest, failed }),
    'notifications.unsentEmails.list': () => unsent,
    ...others,
  });
  return show(<Route path="/settings" component={IntegrationSettingsPage} />);
}

const needsProof = new Refused('Enter your password again to do this.', {
  code: 'FORBIDDEN',
  httpStatus: 403,
  reason: 'ReauthenticationNeeded',
});

async function proveIdentity(user: ReturnType<typeof show>) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await user.type(dialog.getByLabelText('Your password'), 'Quarry-street-7');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
}

const urlField = () => screen.findByRole('textbox', { name: /Zapier webhook URL/ });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the webhook address', () => {
  it('is saved, told as saved, shown masked, and gone from the field', async () => {
    const sent: unknown[] = [];
    const user = open(
      {},
      {
        'notifications.integrations.save': (input: unknown) => {
          sent.push(input);
          return anIntegration({ webhook: aWebhook() });
        },
      },
    );
    await screen.findByText('No address is set. Enquiries are kept here and not forwarded.');
    const webhookUrl = 'https://hooks.zapier.com/hooks/catch/1234567/abC123/';
    await user.type(await urlField(), webhookUrl);
    await user.click(await button('Save Settings'));
    await screen.findByText('Settings Saved');
    await screen.findByText('Your Zapier webhook URL has been saved successfully.');
    await screen.findByText('https://hooks.zapier.com/hooks/catch/1234567/••••••');
    expect(sent).toEqual([{ webhookUrl }]);
    expect((await urlField()).getAttribute('value')).toBe('');
  });

  it('keeps what was typed when it is refused, with the reason beside it', async () => {
    const message = 'This address points to a private network. Deliveries go to public addresses only.';
    const user = open(
      {},
      {
        'notifications.integrations.save': () => {
          throw new Refused(message, { reason: 'WebhookAddressPrivate', fields: { webhookUrl: message } });
        },
      },
    );
    await user.type(await urlField(), 'https://10.0.0.1/');
    await user.click(await button('Save Settings'));
    await screen.findByText('There is a problem');
    await waitFor(async () => expect((await urlField()).getAttribute('aria-invalid')).toBe('true'));
    expect((await urlField()).getAttribute('value')).toBe('https://10.0.0.1/');
  });

  it('asks who is there, and goes on with what was typed', async () => {
    const sent: unknown[] = [];
    let hasProof = false;
    const user = open(
      {},
      {
        'identity.waysIn.get': () => someWaysIn(),
        '/auth/reauthenticate': () => {
          hasProof = true;
        },
        'notifications.integrations.save': (input: unknown) => {
          if (!hasProof) throw needsProof;
          sent.push(input);
          return anIntegration({ webhook: aWebhook() });
        },
      },
    );
    const webhookUrl = 'https://hooks.zapier.com/hooks/catch/1234567/abC123/';
    await user.type(await urlField(), webhookUrl);
    await user.click(await button('Save Settings'));
    await proveIdentity(user);
    await screen.findByText('Settings Saved');
    expect(sent).toEqual([{ webhookUrl }]);
    await waitFor(async () => expect((await urlField()).getAttribute('value')).toBe(''));
  });

  it('keeps what was typed when the person does not prove who is there', async () => {
    const user = open(
      {},
      {
        'identity.waysIn.get': () => someWaysIn(),
        'notifications.integrations.save': () => {
          throw needsProof;
        },
      },
    );
    const webhookUrl = 'https://hooks.zapier.com/hooks/catch/1234567/abC123/';
    await user.type(await urlField(), webhookUrl);
    await user.click(await button('Save Settings'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await urlField()).getAttribute('value')).toBe(webhookUrl);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['stop', 'Stop sending', 'Stopped'],
    ['makeSecret', 'Make a signing secret', 'Your signing secret'],
  ])('asks who is there before %s, and then goes on', async (name, label, done) => {
    let hasProof = false;
    const answers = { stop: anIntegration(), makeSecret: { secret: 'whsec_new' } };
    const user = open(
      { integration: anIntegration({ webhook: aWebhook() }) },
      {
        'identity.waysIn.get': () => someWaysIn(),
        '/auth/reauthenticate': () => {
          hasProof = true;
        },
        [`notifications.integrations.${name}`]: () => {
          if (!hasProof) throw needsProof;
          return answers[name as keyof typeof answers];
        },
      },
    );
    await user.click(await button(label));
    const question = screen.queryByRole('alertdialog');
    if (question) await user.click(within(question).getByRole('button', { name: label }));
    await proveIdentity(user);
    await screen.findByText(done);
    expect(screen.queryByText(/^(Not stopped|No secret made)$/)).toBeNull();
  });

  it('can be tested once there is one, and forgotten after a question', async () => {
    const called: string[] = [];
    const user = open(
      { integration: anIntegration({ webhook: aWebhook() }) },
      {
        'notifications.integrations.sendTest': () => void called.push('test'),
        'notifications.integrations.stop': () => {
          called.push('stop');
          return anIntegration();
        },
      },
    );
    await user.click(await button('Send test'));
    await screen.findByText('Test sent');
    await user.click(await button('Stop sending'));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Stop sending enquiries?' })).getByRole('button', {
        name: 'Stop sending',
      }),
    );
    await screen.findByText('No address is set. Enquiries are kept here and not forwarded.');
    expect(called).toEqual(['test', 'stop']);
  });

  it('says that a receiver has gone, and offers no test of it', async () => {
    open({ integration: anIntegration({ webhook: aWebhook({ disabledAt: '2026-11-21T11:00:00.000Z' }) }) });
    await screen.findByText('Deliveries have stopped');
    expect(screen.queryByRole('button', { name: 'Send test' })).toBeNull();
  });

  it('can be asked for again when it could not be loaded', async () => {
    let isBroken = true;
    const user = open(
      {},
      {
        'notifications.integrations.get': () => {
          if (isBroken) throw new Refused('Something went wrong', { code: 'NOT_FOUND' });
          return anIntegration();
        },
      },
    );
    await screen.findByText('Something went wrong');
    isBroken = false;
    await user.click(await button('Retry'));
    await urlField();
  });
});

it('shows a new signing secret once', async () => {
  const user = open({}, { 'notifications.integrations.makeSecret': () => ({ secret: 'whsec_c2VjcmV0' }) });
  await user.click(await button('Make a signing secret'));
  await screen.findByText('whsec_c2VjcmV0');
  await user.click(await button('I have copied it'));
  await waitFor(() => expect(screen.queryByText('whsec_c2VjcmV0')).toBeNull());
});

describe('the last deliveries', () => {
  const failed = aDelivery({ outcome: 'failed', attempts: 8, lastStatus: 500 });

  it('are none at first', async () => {
    open({});
    await screen.findByText(/^Nothing yet\./);
  });

  it('tell how each fared, attempt by attempt', async () => {
    const attempt = { at: '2026-11-21T10:00:01.000Z', status: 500, error: null, durationMs: 12, answer: 'Sorry' };
    const user = open({ newest: [failed] }, { 'notifications.deliveries.attempts': () => [attempt] });
    await screen.findByText('Answered 500 · 142 ms · 8 attempts');
    await user.click(await button(/^Attempts/));
    await screen.findByText('Sorry');
  });

  it('are sent again, one or all that failed', async () => {
    const called: unknown[] = [];
    const user = open(
      { newest: [failed, aDelivery({ id: '1d9e7f0e-0b4d-4a2e-8f6f-2a4c3b5d6e7f' as Delivery['id'] })] },
      {
        'notifications.deliveries.replay': (input: unknown) => void called.push(input),
        'notifications.deliveries.replayFailed': () => {
          called.push('all');
          return 1;
        },
      },
    );
    await user.click(await button(/^Replay/));
    await screen.findByText('On its way again');
    await user.click(await button('Send the one that failed again'));
    await screen.findByText('1 delivery is sent again.');
    expect(called).toEqual([{ id: failed.id }, 'all']);
  });

  it('leave nothing to press for staff who may only look', async () => {
    const unsent = [{ id: failed.id as never, failedAt: failed.acceptedAt, attempts: 9, error: 'TryLater 421' }];
    open({ integration: anIntegration({ webhook: aWebhook() }), newest: [failed], unsent, isAdmin: false });
    await screen.findByText('Only administrators can change this.');
    await screen.findByText('9 attempts · TryLater 421');
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names.filter((name) => !/^(Menu|Sign Out|Refresh|Attempts)/.test(name ?? ''))).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

it('lists emails that could not be sent, and sends one again', async () => {
  const called: unknown[] = [];
  const id = '1d9e7f0e-0b4d-4a2e-8f6f-2a4c3b5d6e7f' as UnsentEmail['id'];
  const unsent = [
    { id, failedAt: '2026-11-21T10:00:00.000Z', attempts: 1, error: 'the mail server refuses the recipient' },
  ];
  const user = open({ unsent }, { 'notifications.unsentEmails.replay': (input: unknown) => void called.push(input) });
  await screen.findByText('1 attempt · the mail server refuses the recipient');
  await user.click(await button(/^Send again/));
  await screen.findByText('The email is sent again.');
  expect(called).toEqual([{ id }]);
});
