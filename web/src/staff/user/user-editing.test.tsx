import { capitalised } from '@plainwill/contracts/shared/phrases';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { signIn } from '../../shared/api/session.ts';
import { api } from '../../shared/api/trpc.ts';
import { clearDrafts } from '../../shared/drafts/clear-drafts.ts';
import { someHomeDetails, somePersonalDetails, someSpouseDetails } from '../../testing/a-testator-record.ts';
import { anAccount } from '../../testing/an-account.ts';
import { Refused } from '../../testing/answer-calls.ts';
import { openUser, press, refuse, told, user } from '../../testing/open-user.tsx';

describe('an administrator edits', () => {
  it('after pressing Edit User, and sees that plainly', async () => {
    const person = openUser();
    await person.click(await screen.findByRole('link', { name: 'Edit User' }));
    await screen.findByText(/^You are editing this person’s details/);
    expect(window.location.search).toBe('?edit=true');
    await person.click(screen.getByRole('link', { name: 'View Mode' }));
    expect(screen.queryByText(/^You are editing/)).toBeNull();
  });

  it.each([
    [
      '',
      'Personal',
      'Last name',
      'personal',
      'savePersonalDetails',
      { lastName: 'Vale' },
      somePersonalDetails({ lastName: 'Vale', version: 2 }),
    ],
    [
      '&tab=home',
      'Home',
      'Town or city',
      'home',
      'saveHomeDetails',
      { townOrCity: 'Vale', address: '7 Quarry Street, Vale, DH1 3XX' },
      someHomeDetails({ townOrCity: 'Vale', version: 2 }),
    ],
    [
      '&tab=spouse',
      'Spouse',
      'Full name',
      'spouse',
      'saveSpouseDetails',
      { fullName: 'Vale' },
      someSpouseDetails({ fullName: 'Vale', version: 2 }),
    ],
  ])('%s details, sending only what changed', async (search, _tab, label, what, procedure, changes, saved) => {
    const save = vi.fn((_input: unknown) => saved);
    const person = openUser({ search: `?edit=true${search}`, answers: { [`willData.staff.${procedure}`]: save } });
    const input = await screen.findByRole('textbox', { name: label });
    await person.clear(input);
    await person.type(input, 'Vale');
    screen.getByText('Not saved yet');
    await press(person, `Save ${what} details`);
    await screen.findByText(`${capitalised(what)} details updated successfully`);
    expect(save).toHaveBeenCalledWith({ accountId: user.id, basedOn: 1, changes });
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
  });

  it.each([
    ['', 'Last name', 'personal', 'savePersonalDetails'],
    ['&tab=home', 'Town or city', 'home', 'saveHomeDetails'],
    ['&tab=spouse', 'Full name', 'spouse', 'saveSpouseDetails'],
  ])('and is told when %s details are not saved, losing nothing', async (search, label, what, procedure) => {
    const person = openUser({
      search: `?edit=true${search}`,
      answers: { [`willData.staff.${procedure}`]: refuse({}) },
    });
    const input = await screen.findByRole('textbox', { name: label });
    await person.type(input, 'x');
    await press(person, `Save ${what} details`);
    await screen.findByText(`Failed to update ${what} details`);
    expect((input as HTMLInputElement).value).toMatch(/x$/);
  });

  it('and reads before saving what that ends: an approval, a copy to sign', async () => {
    const given = { accountId: user.id, completed: 8, sections: 8 };
    openUser({
      search: '?edit=true',
      answers: {
        'willData.staff.progress': () => [
          { ...given, copiedAt: '2026-11-21T10:00:00.000Z', signedOn: null, approvedAt: '2026-11-20T10:00:00.000Z' },
        ],
      },
    });
    await screen.findByText(
      /^Their will was approved on 20 November 2026[.] If you change its words, the approval ends/,
    );
    screen.getByText('They made a copy to sign on 21 November 2026. What you save will not be in it.');
  });

  it('and sees how much nearer the will is', async () => {
    let completed = 3;
    const person = openUser({
      search: '?edit=true',
      answers: {
        'willData.staff.progress': () => [
          { accountId: user.id, completed, sections: 8, copiedAt: null, signedOn: null, approvedAt: null },
        ],
        'willData.staff.savePersonalDetails': () => {
          completed = 4;
          return somePersonalDetails({ occupation: 'Judge', version: 2 });
        },
      },
    });
    await screen.findByText('Will: 3 of 8 sections');
    await person.type(await screen.findByRole('textbox', { name: 'Occupation' }), ' x');
    await press(person, 'Save personal details');
    await screen.findByText('Will: 4 of 8 sections');
  });

  it.each([
    [
      '',
      'Last name',
      'personal',
      'savePersonalDetails',
      { lastName: 'Vale' },
      somePersonalDetails({ firstName: '', lastName: 'Vale', dateOfBirth: null, email: '', mobileNumber: '' }),
    ],
    [
      '&tab=spouse',
      'Full name',
      'spouse',
      'saveSpouseDetails',
      { fullName: 'Vale' },
      someSpouseDetails({ fullName: 'Vale', relationship: null, gender: null }),
    ],
  ])('and saves as much of the first %s details as is known', async (tab, label, what, procedure, changes, saved) => {
    const save = vi.fn((_input: unknown) => saved);
    const person = openUser({
      search: `?edit=true${tab}`,
      testatorRecord: told({ personalDetails: null, spouseDetails: null }),
      answers: { [`willData.staff.${procedure}`]: save },
    });
    await person.type(await screen.findByRole('textbox', { name: label }), 'Vale');
    await press(person, `Save ${what} details`);
    await waitFor(() => expect(save).toHaveBeenCalledWith({ accountId: user.id, basedOn: 0, changes }));
    await person.click(screen.getByRole('link', { name: 'View Mode' }));
    expect((await screen.findAllByText('Not provided')).length).toBeGreaterThan(1);
  });

  it('and is asked for what is missing', async () => {
    const person = openUser({ search: '?edit=true' });
    await person.clear(await screen.findByRole('textbox', { name: 'First name' }));
    await press(person, 'Save personal details');
    expect((await screen.findAllByText('Enter the first name')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('and keeps what was typed when the tab changes', async () => {
    const person = openUser({ search: '?edit=true' });
    await person.type(await screen.findByRole('textbox', { name: 'Occupation' }), ' x');
    await person.click(screen.getByRole('tab', { name: 'Home' }));
    await person.click(screen.getByRole('tab', { name: 'Personal' }));
    expect((screen.getByRole('textbox', { name: 'Occupation' }) as HTMLInputElement).value).toBe('Librarian x');
  });

  it('and is asked before signing out with something unsaved', async () => {
    const person = openUser({ search: '?edit=true' });
    await person.type(await screen.findByRole('textbox', { name: 'Occupation' }), ' x');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    const signOut = () => person.click(screen.getByRole('button', { name: 'Sign Out' }));
    await signOut();
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Occupation' })).value).toBe('Librarian x');
    await signOut();
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
    await person.click(await screen.findByRole('button', { name: 'Sign out anyway' }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('and finds what was typed again after the sign-in ended by itself, which no other administrator does', async () => {
    let me: object | null = anAccount({ roles: ['admin'] });
    const answers = { 'identity.accounts.me': () => me, '/auth/sign-in': () => null };
    const person = openUser({ search: '?edit=true', answers });
    const occupation = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Occupation' });
    await person.type(await occupation(), ' x');
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('staffEdits'));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Librarian');
    act(() => api.identity.accounts.me.setData(undefined, null));
    await waitFor(() => expect(window.location.search).toBe('?ended'));

    const comeBackAs = async (account: object) => {
      me = account;
      await act(() => signIn('admin@example.com', 'whatever it is'));
      act(() => window.history.pushState(null, '', `/admin/users/${user.id}?edit=true`));
    };
    await comeBackAs(anAccount({ id: 'b0a5c1de-0000-4000-8000-000000000002', roles: ['admin'] }));
    expect((await occupation()).value).toBe('Librarian');
    act(() => window.history.pushState(null, '', '/auth'));
    // As after the page was loaded again: what it held in memory is gone.
    const kept = { ...sessionStorage };
    clearDrafts();
    Object.assign(sessionStorage, kept);
    await comeBackAs(anAccount({ roles: ['admin'] }));
    const again = await occupation();
    await waitFor(() => expect(again.value).toBe('Librarian x'));
    screen.getByText('You typed this before and did not save it');
    await press(person, 'Discard what I typed');
    await waitFor(() => expect(again.value).toBe('Librarian'));
    expect(screen.queryByText('You typed this before and did not save it')).toBeNull();
  });

  it('and chooses between both answers when the person has saved the same one meanwhile', async () => {
    let stored = somePersonalDetails();
    const save = vi.fn((input: unknown) => {
      if ((input as { basedOn: number }).basedOn === 2) return somePersonalDetails({ occupation: 'Judge', version: 3 });
      stored = somePersonalDetails({ occupation: 'Poet', version: 2 });
      throw new Refused('Changed.', { code: 'CONFLICT', httpStatus: 409, reason: 'PersonalDetailsChanged' });
    });
    const person = openUser({
      search: '?edit=true',
      answers: {
        'willData.staff.user': () => told({ personalDetails: stored }),
        'willData.staff.savePersonalDetails': save,
      },
    });
    const input = await screen.findByRole('textbox', { name: 'Occupation' });
    await person.clear(input);
    await person.type(input, 'Judge');
    await press(person, 'Save personal details');
    await screen.findByText('Poet');
    screen.getByText(/^The customer saved these details on /);
    expect(screen.queryByText('Failed to update personal details')).toBeNull();
    const notice = screen.getByText('Also changed somewhere else').closest('[tabindex]');
    await waitFor(() => expect(document.activeElement).toBe(notice));
    await press(person, 'Save personal details');
    expect(document.activeElement).toBe(notice);
    expect(save).toHaveBeenCalledOnce();
    await press(person, /^Use this ?: Judge as occupation/);
    await press(person, 'Save personal details');
    await screen.findByText('Personal details updated successfully');
    expect(save).toHaveBeenLastCalledWith({ accountId: user.id, basedOn: 2, changes: { occupation: 'Judge' } });
  });
});
