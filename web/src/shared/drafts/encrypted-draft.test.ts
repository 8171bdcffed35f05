import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/an-account.ts';
import { fillStorage, forbidStorage } from '../../testing/forbid-storage.ts';
import { show } from '../../testing/show.tsx';
import { api } from '../api/trpc.ts';
import { clearDrafts, isAnythingUnsaved } from './clear-drafts.ts';
import { useDraft } from './draft.ts';
import { encryptedDraft } from './encrypted-draft.ts';

type Pet = { name?: string; breed?: string };
const account = anAccount();
const anotherAccount = anAccount({ id: 'b0a5c1de-0000-4000-8000-000000000002' });
const signInAs = (who: typeof account) => api.identity.accounts.me.setData(undefined, who);

const aDraft = (where: 'tab' | 'device' = 'tab') =>
  encryptedDraft<Pet>(`pet.${where}`, {
    where,
    accountId: account.id,
    empty: {},
    isEmpty: ({ name = '', breed = '' }) => name + breed === '',
  });

/** As when the page is loaded again: what it holds in memory is gone. */
function reload() {
  const [tab, device] = [{ ...sessionStorage }, { ...localStorage }];
  clearDrafts();
  Object.assign(sessionStorage, tab);
  Object.assign(localStorage, device);
}

beforeEach(() => void signInAs(account));
// Before the set-up of all tests clears the storage.
afterEach(() => void vi.restoreAllMocks());

it.each([
  ['tab', sessionStorage],
  ['device', localStorage],
] as const)('keeps ciphertext for the %s, and gives back what it was', async (where, storage) => {
  aDraft(where).set({ name: 'Rex' });
  await waitFor(() => expect(storage).toHaveLength(1));
  expect(JSON.stringify({ ...storage })).not.toContain('Rex');
  reload();
  expect(aDraft(where).read()).toEqual({});
  const { result } = renderHook(() => useDraft(aDraft(where)));
  await waitFor(() => expect(result.current[0]).toEqual({ name: 'Rex' }));
});

it('lets what is typed while it is read stand over what was kept', async () => {
  aDraft().set({ name: 'Rex', breed: 'Pug' });
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  reload();
  const { result } = renderHook(() => useDraft(aDraft()));
  aDraft().set({ name: 'Max' });
  await waitFor(() => expect(result.current[0]).toEqual({ name: 'Max', breed: 'Pug' }));
});

it('gives another account nothing of it', async () => {
  aDraft().set({ name: 'Rex' });
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  reload();
  signInAs({ ...anotherAccount, draftKey: btoa('x'.repeat(32)) });
  const decrypt = vi.spyOn(crypto.subtle, 'decrypt');
  const { result } = renderHook(() => useDraft(aDraft()));
  await Promise.resolve();
  expect(result.current[0]).toEqual({});
  expect(decrypt).not.toHaveBeenCalled();
});

it('keeps nothing of an empty one', async () => {
  aDraft().set({ name: 'Rex' });
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  aDraft().set({ name: '' });
  expect(sessionStorage).toHaveLength(0);
});

it('has its owner asked before they sign out, and keeps nothing after that', async () => {
  expect(await isAnythingUnsaved()).toBe(false);
  aDraft().set({ name: 'Rex' });
  expect(await isAnythingUnsaved()).toBe(true);
  clearDrafts();
  await new Promise((done) => setTimeout(done, 50));
  expect(aDraft().read()).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['is full', fillStorage],
  ['is forbidden', forbidStorage],
] as const)('lives as long as the page where the storage %s, and says so', async (_state, refuse) => {
  refuse();
  show(null);
  const { result } = renderHook(() => useDraft(aDraft()));
  act(() => aDraft().set({ name: 'Rex' }));
  await screen.findByText(/What you type stays until you close or reload this page/);
  expect(result.current[0]).toEqual({ name: 'Rex' });
  clearDrafts();
  expect(aDraft().read()).toEqual({});
});
