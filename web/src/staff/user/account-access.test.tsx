import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, someWaysIn } from '../../testing/an-account.ts';
import { Refused } from '../../testing/answer-calls.ts';
import { openUser, press } from '../../testing/open-user.tsx';

const disabledAt = '2026-11-20T10:00:00.000Z';
const disabled = aUser({ disabledAt });

type Person = ReturnType<typeof openUser>;

async function giveReason(person: Person, title: RegExp, action: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await person.type(dialog.getByLabelText('Reason'), 'Reported as taken over');
  await person.click(dialog.getByRole('button', { name: action }));
}

describe('access to the account', () => {
  it.each([
    [
      'endSessions',
      'Sign out everywhere',
      /^Sign Harriet Bell out/,
      aUser(),
      aUser(),
      'They are signed out everywhere.',
    ],
    ['disable', 'Disable account', /^Disable/, aUser(), disabled, 'The account is disabled.'],
    [
      'endPlanning',
      'End planning together',
      /^End planning together for Harriet Bell/,
      aUser(),
      aUser(),
      'If they planned together with someone, it has ended.',
    ],
    ['enable', 'Enable account', /^Enable/, disabled, aUser(), 'The account is enabled.'],
    [
      'requestDeletion',
      'Delete for the owner',
      /^Delete/,
      disabled,
      { ...disabled, deletionAt: '2026-11-29T10:00:00.000Z' },
      'The account will be deleted on 29 November 2026.',
    ],
  ])('is changed by %s, with a reason', async (name, action, title, before, after, told) => {
    const sent: unknown[] = [];
    const person = openUser({
      answers: {
        'identity.users.get': () => before,
        [`identity.users.${name}`]: (input: unknown) => {
          sent.push(input);
          return after;
        },
      },
    });
    await press(person, action);
    await giveReason(person, title, action);
    await screen.findByText(told);
    expect(sent).toEqual([{ id: before.id, reason: 'Reported as taken over' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks who is there, and goes on with the reason', async () => {
    let hasProof = false;
    const person = openUser({
      answers: {
        'identity.waysIn.get': () => someWaysIn(),
        '/auth/reauthenticate': () => {
          hasProof = true;
        },
        'identity.users.disable': () => {
          if (!hasProof) throw new Refused('Again', { code: 'FORBIDDEN', reason: 'ReauthenticationNeeded' });
          return disabled;
        },
      },
    });
    await press(person, 'Disable account');
    await giveReason(person, /^Disable/, 'Disable account');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await person.type(dialog.getByLabelText('Your password'), 'Quarry-street-7');
    await person.click(dialog.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Disabled on 20 November 2026. No one can sign in.');
    screen.getByText('Disabled');
    screen.getByRole('button', { name: 'Enable account' });
  });

  it('keeps the reason and says why when it is refused', async () => {
    const person = openUser({
      answers: {
        'identity.users.disable': () => {
          throw new Refused('This account is disabled already.', {
            code: 'CONFLICT',
            reason: 'AccountDisabledAlready',
          });
        },
      },
    });
    await press(person, 'Disable account');
    await giveReason(person, /^Disable/, 'Disable account');
    await screen.findByText('This account is disabled already.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Reported as taken over');
  });

  it('is nothing that those may change who may only look', async () => {
    openUser({ roles: ['readonly'] });
    await screen.findByRole('heading', { name: 'Harriet Bell' });
    expect(screen.queryByRole('button', { name: /Disable|Sign out everywhere/ })).toBeNull();
  });

  it('is nothing that administrators change for themselves', async () => {
    const own = aUser();
    openUser({ answers: { 'identity.accounts.me': () => ({ ...own, roles: ['admin'] }) } });
    await screen.findByRole('heading', { name: 'Timeline' });
    expect(screen.queryByRole('button', { name: /Disable|Sign out everywhere/ })).toBeNull();
  });
});
