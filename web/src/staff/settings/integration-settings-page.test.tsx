import type { Delivery, UnsentEmail } from '@plainwill/contracts/notifications/deliveries';
import type { Integrations, Receiver } from '@plainwill/contracts/notifications/integrations';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Route } from 'wouter';
import { anAccount, someWaysIn } from '../../testing/an-account.ts';
import { answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import IntegrationSettingsPage from './integration-settings-page.tsx';
import { aDelivery } from './testing/a-delivery.ts';
import { aReceiver } from './testing/a-receiver.ts';

const id = aReceiver().id;

const withReceivers = (...receivers: Receiver[]): Integrations => ({
  receivers,
  allowedHosts: ['hooks.zapier.com'],
  privateHosts: [],
});

interface Kept {
  receivers?: Receiver[];
  newest?: Delivery[];
  unsent?: UnsentEmail[];
  isAdmin?: boolean;
}

function open({ receivers = [], newest = [], unsent = [], isAdmin = true }: Kept, others = {}) {
  window.history.replaceState(null, '', '/settings');
  const failed = newest.filter(({ outcome }) => outcome === 'failed').length;
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles: [isAdmin ? 'admin' : 'readonly'] }),
    'notifications.integrations.get': () => withReceivers(...receivers),
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

const webhookUrl = 'https://hooks.zapier.com/hooks/catch/1234567/abC123/';
const bothEvents = ['questionnaire.submitted', 'lead.submitted'];

/** Chooses from what else can be done with a receiver. */
async function choose(user: ReturnType<typeof show>, item: string) {
  await user.click(await button('More for Zapier'));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the first webhook address', () => {
  it('is saved, told as saved, shown masked, and gone from the field', async () => {
    const sent: unknown[] = [];
    const user = open(
      {},
      {
        'notifications.integrations.save': (input: unknown) => {
          sent.push(input);
          return withReceivers(aReceiver());
        },
      },
    );
    await screen.findByText('No address is set. Enquiries are kept here and not forwarded.');
    await user.type(await urlField(), webhookUrl);
    await user.click(await button('Save Settings'));
    await screen.findByText('Settings Saved');
    await screen.findByText('Your Zapier webhook URL has been saved successfully.');
    await screen.findByText('https://hooks.zapier.com/hooks/catch/1234567/••••••');
    expect(sent).toEqual([{ name: 'Zapier', events: bothEvents, webhookUrl }]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('keeps what was typed when it is refused, with the reason beside it', async () => {
    const message = 'This address points to a private network.';
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

  it('is looked at, with all else that is wrong, before anyone is asked for a password', async () => {
    const user = open({});
    await user.type(await urlField(), 'not a url');
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.click(screen.getByRole('checkbox', { name: 'Questionnaire' }));
    await user.click(screen.getByRole('checkbox', { name: 'Lead' }));
    await user.click(await button('Save Settings'));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Enter a name for this receiver',
      'Choose at least one event',
      'Enter the whole address, like https://hooks.zapier.com/hooks/catch/1234567/abcdef/',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
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
          return withReceivers(aReceiver());
        },
      },
    );
    await user.type(await urlField(), webhookUrl);
    await user.click(await button('Save Settings'));
    await proveIdentity(user);
    await screen.findByText('Settings Saved');
    expect(sent).toEqual([{ name: 'Zapier', events: bothEvents, webhookUrl }]);
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
    await user.type(await urlField(), webhookUrl);
    await user.click(await button('Save Settings'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await urlField()).getAttribute('value')).toBe(webhookUrl);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be asked for again when it could not be loaded', async () => {
    let isBroken = true;
    const user = open(
      {},
      {
        'notifications.integrations.get': () => {
          if (isBroken) throw new Refused('Something went wrong', { code: 'NOT_FOUND' });
          return withReceivers();
        },
      },
    );
    await screen.findByText('Something went wrong');
    isBroken = false;
    await user.click(await button('Retry'));
    await urlField();
  });
});

describe('a receiver', () => {
  it.each([
    ['stop', 'Stop sending', 'Stop sending', 'Stopped'],
    ['remove', 'Remove', 'Remove', 'Removed'],
    ['makeSecret', 'Make a signing secret', 'Make secret', 'Your signing secret'],
  ])('asks who is there before %s, and then goes on', async (name, item, action, done) => {
    let hasProof = false;
    const sent: unknown[] = [];
    const user = open(
      { receivers: [aReceiver()] },
      {
        'identity.waysIn.get': () => someWaysIn(),
        '/auth/reauthenticate': () => {
          hasProof = true;
        },
        [`notifications.integrations.${name}`]: (input: unknown) => {
          if (!hasProof) throw needsProof;
          sent.push(input);
          return name === 'makeSecret' ? { secret: 'whsec_new' } : withReceivers();
        },
      },
    );
    await choose(user, item);
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: action }));
    await proveIdentity(user);
    await screen.findByText(done);
    expect(sent).toEqual([{ id }]);
    expect(screen.queryByText(/^(Not stopped|Not removed|No secret made)$/)).toBeNull();
  });

  it('is one of several, and keeps its address when only its name changes', async () => {
    const sent: unknown[] = [];
    const user = open(
      { receivers: [aReceiver(), aReceiver({ id: 3 as Receiver['id'], name: 'Our CRM', events: ['lead.submitted'] })] },
      {
        'notifications.integrations.save': (input: unknown) => {
          sent.push(input);
          return withReceivers(aReceiver({ name: 'Zapier 2' }));
        },
      },
    );
    await screen.findByRole('heading', { name: 'Our CRM' });
    await user.click(await button(/^Edit ?Zapier/));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2');
    await user.click(await button('Save Settings'));
    await screen.findByText('Zapier 2 has been saved successfully.');
    expect(sent).toEqual([{ id, name: 'Zapier 2', events: bothEvents, webhookUrl: '' }]);
  });

  it('is added beside the one that there is', async () => {
    const sent: unknown[] = [];
    const user = open(
      { receivers: [aReceiver()] },
      {
        'notifications.integrations.save': (input: unknown) => {
          sent.push(input);
          return withReceivers(aReceiver(), aReceiver({ id: 3 as Receiver['id'], name: 'Our CRM' }));
        },
      },
    );
    await user.click(await button('Add a receiver'));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Our CRM');
    await user.click(screen.getByRole('checkbox', { name: 'Questionnaire' }));
    await user.type(await screen.findByRole('textbox', { name: /^Webhook URL/ }), webhookUrl);
    await user.click(await button('Save Settings'));
    await screen.findByRole('heading', { name: 'Our CRM' });
    expect(sent).toEqual([{ name: 'Our CRM', events: ['lead.submitted'], webhookUrl }]);
  });

  it('is sent a test of each of its events, with the result said once', async () => {
    const sent: unknown[] = [];
    const user = open(
      { receivers: [aReceiver()] },
      { 'notifications.integrations.sendTest': (input: unknown) => void sent.push(input) },
    );
    await user.click(await button(/^Send test: Questionnaire/));
    await user.click(await button(/^Send test: Lead/));
    await waitFor(() => expect(screen.getAllByText('Sent. See Last deliveries.')).toHaveLength(2));
    expect(sent).toEqual([
      { id, event: 'questionnaire.submitted' },
      { id, event: 'lead.submitted' },
    ]);
  });

  it('says that it has gone, offers no test of it, and can be started again', async () => {
    const user = open(
      { receivers: [aReceiver({ disabledAt: '2026-11-21T11:00:00.000Z' })] },
      { 'notifications.integrations.start': () => withReceivers(aReceiver()) },
    );
    await screen.findByText('Deliveries have stopped');
    expect(screen.queryByRole('button', { name: /^Send test/ })).toBeNull();
    await user.click(await button(/^Start sending/));
    await screen.findByText('Started');
    expect(screen.queryByText('Deliveries have stopped')).toBeNull();
  });

  it('has a new signing secret shown once, to copy', async () => {
    const user = open(
      { receivers: [aReceiver({ isSigned: true })] },
      { 'notifications.integrations.makeSecret': () => ({ secret: 'whsec_c2VjcmV0' }) },
    );
    await choose(user, 'Replace the signing secret');
    await user.click(await button('Replace secret'));
    await screen.findByText('whsec_c2VjcmV0');
    await button('Copy the signing secret');
    await user.click(await button('I have copied it'));
    await waitFor(() => expect(screen.queryByText('whsec_c2VjcmV0')).toBeNull());
  });
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
    await user.click(await button(/^Resend ?Questionnaire/));
    await screen.findByText('On its way again');
    await user.click(await button('Resend the failed delivery'));
    await screen.findByText('1 delivery is being resent.');
    expect(called).toEqual([{ id: failed.id }, 'all']);
  });

  it('are sent again together, and what was not is said once', async () => {
    const called: unknown[] = [];
    const other = aDelivery({ id: '1d9e7f0e-0b4d-4a2e-8f6f-2a4c3b5d6e7f' as Delivery['id'], outcome: 'not_sent' });
    const user = open(
      { newest: [failed, other, aDelivery({ id: '2d9e7f0e-0b4d-4a2e-8f6f-2a4c3b5d6e7f' as Delivery['id'] })] },
      {
        'notifications.deliveries.replayMany': (input: unknown) => {
          called.push(input);
          return { resent: 1, refused: [{ message: 'No receiver takes this.', count: 1 }] };
        },
      },
    );
    const choices = await screen.findAllByRole('checkbox', { name: /^Choose Questionnaire/ });
    // A delivery that has arrived cannot be chosen.
    expect(choices).toHaveLength(2);
    for (const choice of choices) await user.click(choice);
    await user.click(await button('Resend 2'));
    await screen.findByText('1 delivery is being resent. 1 is not. No receiver takes this.');
    expect(called).toEqual([{ ids: [failed.id, other.id] }]);
    expect(screen.queryByText('2 chosen')).toBeNull();
  });

  it('say when one is tried again, which can be at once', async () => {
    const called: unknown[] = [];
    const waiting = aDelivery({
      outcome: 'waiting',
      attempts: 2,
      lastStatus: 500,
      nextTryAt: '2026-11-21T10:35:00.000Z',
    });
    const user = open(
      { newest: [waiting] },
      { 'notifications.deliveries.replay': (input: unknown) => void called.push(input) },
    );
    await screen.findByText('Answered 500 · 142 ms · 2 attempts · next try 21 Nov, 10:35:00');
    await user.click(await button(/^Retry now/));
    await screen.findByText('On its way again');
    expect(called).toEqual([{ id: waiting.id }]);
  });

  it('leave nothing to press for staff who may only look', async () => {
    const unsent = [{ id: failed.id as never, failedAt: failed.acceptedAt, attempts: 9, error: 'TryLater 421' }];
    open({ receivers: [aReceiver()], newest: [failed], unsent, isAdmin: false });
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
