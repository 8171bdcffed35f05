import {
  type SecurityEvent,
  type StaffRecoveryStep,
  securityEvents,
} from '@plainwill/contracts/identity/sign-in-methods';
import { escapeHtml } from '@plainwill/kit/escape-html';
import { expect, it } from 'vitest';
import { composeMessage } from './compose-message.ts';
import { aboutSecurity, link, to } from './testing/every-mail.ts';

type Change = Partial<ReturnType<typeof aboutSecurity>>;

const compose = (event: SecurityEvent, change: Change = {}) =>
  composeMessage('Plainwill', { ...aboutSecurity(event), ...change });

it.each(securityEvents)('says of %s what to do if it was not them, with one link and no address', (event) => {
  const { subject, text, html } = compose(event);
  expect(text).toContain('If this was not you');
  expect(text).toContain('signs everyone out');
  expect(text.match(/https?:/g)).toHaveLength(1);
  expect(new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href))).toEqual(new Set([escapeHtml(link)]));
  expect(`${subject} ${text} ${html}`).not.toContain(to);
});

it.each(securityEvents.filter((event) => !event.endsWith('Reminder')))(
  'says of %s in text and in HTML when it was in the United Kingdom, and in which browser',
  (event) => {
    const { text, html } = compose(event, { at: '2026-06-30T23:30:00.000Z' });
    for (const body of [text, html]) {
      expect(body).toContain('When: 1 July 2026 at 00:30 (UK time). Browser: Chrome on Windows.');
    }
  },
);

it('says nothing of a browser where there was none', () => {
  const { text } = compose('recoveryDone', { browser: null });
  expect(text).toContain('When: 1 December 2026 at 12:05 (UK time).\n');
  expect(text).not.toContain('Browser');
});

it('lets the name of a browser not become markup', () => {
  expect(compose('newDevice', { browser: '<b>Lynx' }).html).toContain('Browser: &lt;b&gt;Lynx.');
});

it('has another subject for each event', () => {
  expect(new Set(securityEvents.map((event) => compose(event).subject)).size).toBe(securityEvents.length);
});

it('says when second steps will be removed, and what stops it', () => {
  expect(compose('recoveryBegun').text).toContain('We will remove all of them on 8 December 2026');
  expect(compose('recoveryReminder').text).toContain('On 8 December 2026 we will remove');
  for (const event of ['recoveryBegun', 'recoveryReminder'] as const)
    expect(compose(event).text).toContain('Signing in with a second step before then stops this.');
});

it('counts the recovery codes that are left, and says when to make new ones', () => {
  const textOf = (codesLeft: number | null) => compose('recoveryCodeUsed', { codesLeft }).text;
  expect(textOf(4)).toContain('You have 4 recovery codes left.\n');
  expect(textOf(3)).toContain('You have 3 recovery codes left. Make new ones');
  expect(textOf(1)).toContain('You have 1 recovery code left. Make new ones');
  expect(textOf(0)).toContain('You have no recovery codes left. Make new ones');
  expect(textOf(null)).not.toContain('left');
});

it.each(['passkeyCopied', 'recoveryDone', 'secondStepsRemovedByStaff'] as const)(
  'says after %s what is left to do',
  (event) => {
    expect(compose(event).text).toMatch(/add a (new one|passkey)|set up a new second step/);
    expect(compose(event).text).not.toContain('nothing more to do');
  },
);

it('tells an owner what a recovery by staff will do, when, and how to stop it', () => {
  const { text } = compose('staffRecoveryBegun', { dueAt: '2026-12-31T12:00:00.000Z' });
  expect(text).toContain('On 31 December 2026 we will give the account the new email address');
  expect(text).toContain('Signing in before then stops this.');
});

it('tells administrators of a recovery by staff without naming anyone', () => {
  const textOf = (step: StaffRecoveryStep) =>
    composeMessage('Plainwill', { kind: 'staffRecovery', step, to, link }).text;
  expect(textOf('staffRecoveryAsked')).toContain('Another administrator must agree');
  expect(textOf('staffRecoveryAgreed')).toContain('in 30 days, unless it is stopped before');
  expect(textOf('staffRecoveryDone')).toContain('stays hidden for 14 days');
});

it('tells the person and the administrators of a role, and names nobody', () => {
  const textOf = (isGranted: boolean, isOwn: boolean) =>
    composeMessage('Plainwill', { kind: 'roleChange', isGranted, isOwn, to, link }).text;
  expect(textOf(true, false)).toContain('Someone has been given a role');
  expect(textOf(false, false)).toContain('has been taken away from someone');
  expect(textOf(true, true)).toContain('Sign in again to use it');
  expect(textOf(false, true)).toContain('You were signed out everywhere');
});

it('invites a colleague to a role, says how and until when, and tells administrators without naming anyone', () => {
  const { text } = composeMessage('Plainwill', {
    kind: 'invitation',
    role: 'readonly',
    to,
    link,
    until: '2026-12-04T09:00:00.000Z',
  });
  expect(text).toContain('to look at everything and change nothing');
  expect(text).toContain('You can accept until 4 December 2026');
  expect(composeMessage('Plainwill', { kind: 'invitationSent', to, link }).text).not.toContain(to);
});

it('tells administrators of a removal without saying whose second step it is', () => {
  const textOf = (isDone: boolean) => composeMessage('Plainwill', { kind: 'stepRemoval', isDone, to, link }).text;
  expect(textOf(false)).toContain('Another administrator must agree');
  expect(textOf(true)).toContain('have removed the second step of a colleague');
});
