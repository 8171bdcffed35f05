import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anExecutor, aPlan } from '../../testing/a-family.ts';
import { aRecipient } from '../../testing/a-gift.ts';
import { aProvision } from '../../testing/a-provision.ts';
import { aTestatorRecord } from '../../testing/a-testator-record.ts';
import { aUser } from '../../testing/an-account.ts';
import { openUser, press, refuse, told } from '../../testing/open-user.tsx';

const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));
const factOf = async (term: string) => (await screen.findByText(term)).nextElementSibling?.textContent;

describe('who may see a user', () => {
  it('is no visitor, who goes to sign in', async () => {
    openUser({ answers: { 'identity.accounts.me': () => null } });
    await isAt('/auth');
  });

  it('is nobody without a role, nor anybody while roles cannot be read', async () => {
    openUser({ roles: [] });
    await isAt('/');
    openUser({ answers: { 'identity.accounts.me': refuse({}) } });
    await isAt('/');
  });

  it('are those who may only look, and they find nothing to edit', async () => {
    openUser({ roles: ['readonly'], search: '?edit=true&tab=children' });
    await screen.findByText('Rosie Bell');
    expect(screen.queryByRole('link', { name: /Edit User|View Mode/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Add Child|^Edit/ })).toBeNull();
  });
});

describe('what is shown', () => {
  it('is loaded by one request', async () => {
    openUser();
    const asked = vi.spyOn(globalThis, 'fetch');
    await screen.findByRole('heading', { name: 'Harriet Bell' });
    const calls = asked.mock.calls.map(([address]) => String(address)).filter((address) => /users|staff/.test(address));
    expect(calls).toEqual([expect.stringContaining('identity.users.get,willData.staff.user')]);
    screen.getByText('Will: 3 of 8 sections');
  });

  it('says what is not provided', async () => {
    openUser({ testatorRecord: aTestatorRecord(), search: '?tab=spouse' });
    expect(await factOf('Full name')).toBe('Not provided');
  });

  it('says Loading... before it is there, and No name where there is none', async () => {
    openUser({ answers: { 'identity.users.get': () => aUser({ name: null }) } });
    await screen.findByText('Loading...');
    await screen.findByRole('heading', { name: 'No name' });
  });

  it('counts ages by birthday', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-13T12:00:00Z') });
    openUser();
    expect(await factOf('Date of birth')).toBe('14/05/1979 (46 years old)');
    vi.useRealTimers();
  });

  it('names an other parent who is not known by their id', async () => {
    openUser({ testatorRecord: told({ contacts: [] }), search: '?tab=children' });
    await screen.findByText(/Other parent: Unknown tom/);
  });

  it('says that there is no such user, and leads back', async () => {
    openUser({ answers: { 'identity.users.get': refuse({ code: 'NOT_FOUND', reason: 'UserNotFound' }) } });
    await screen.findByRole('heading', { name: 'User not found' });
    expect(screen.getByRole('link', { name: 'Back to Admin' }).getAttribute('href')).toBe('/admin/dashboard');
  });

  it('says that the details could not be loaded, and tries again when asked', async () => {
    let answer: () => unknown = refuse({});
    const person = openUser({ answers: { 'willData.staff.user': () => answer() } });
    await screen.findByText('Failed to load user details');
    answer = () => told();
    await press(person, 'Try again');
    await screen.findByRole('heading', { name: 'Harriet Bell' });
  });

  it('keeps the tab in the address', async () => {
    const person = openUser();
    await person.click(await screen.findByRole('tab', { name: 'Home' }));
    expect(await factOf('Home ownership')).toBe('Rented');
    expect(window.location.search).toBe('?tab=home');
  });

  it('shows that there is a letter of wishes or a statement of reasons, and none of their words', async () => {
    openUser({
      search: '?tab=wishes',
      testatorRecord: told({
        provisions: [
          aProvision('belongings', { hasLetter: true, letter: 'The blue vase', recipients: [aRecipient('tom')] }),
          aProvision('exclusion', { personId: 'tom' as PersonId, reasons: 'A house in 2019' }),
        ],
      }),
    });
    await screen.findByText('To Tom Reed · With a letter of wishes');
    screen.getByText('Reasons in a separate statement · Statement not signed yet');
    expect(document.body.textContent).not.toMatch(/blue vase|2019/);
  });

  it('has their real wishes, to look at', async () => {
    openUser({
      search: '?tab=wishes&edit=true',
      testatorRecord: told({
        executors: [anExecutor('tom')],
        guardians: [aPlan('rosie', { primaryIds: ['tom' as PersonId] })],
        residue: {
          version: 1,
          recipients: [
            { personId: 'rosie' as PersonId, priority: 1, shareBasisPoints: null },
            { personId: 'children', priority: 2, shareBasisPoints: null, exceptIds: ['rosie' as PersonId] },
          ],
        },
        settings: { ...unansweredOf(willSettingsQuestions), childrenInheritanceAge: 21, hasNoSpecificGifts: true },
      }),
    });
    expect(await factOf('For Rosie Bell')).toBe('Tom Reed');
    screen.getByText('They don’t wish to leave specific gifts.');
    screen.getByText('First · everything');
    screen.getByText('Their children (except Rosie Bell)');
    screen.getByText('If no one above can inherit · shared equally');
    screen.getByText('Children inherit at the age of 21.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
