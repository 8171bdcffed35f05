import type { AccountId } from '@plainwill/contracts/shared/ids';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anAccount } from '../../testing/an-account.ts';
import { api } from '../api/trpc.ts';
import { clearDrafts } from '../drafts/clear-drafts.ts';
import { storeDraft, storedDraft } from './draft-on-device.ts';

const nothing = { typed: {}, over: {} };
const named = (name: string) => ({ typed: { name }, over: { name: 'Rex' } });
let isOpen = true;
const account = anAccount();
const ben = anAccount({ id: 'b0a5c1de-0000-4000-8000-000000000002' });
const ann = { key: 'pet.ann', accountId: account.id, isOpen: () => isOpen };
const signInAs = (who: typeof account | null) =>
  api.identity.accounts.me.setData(undefined, who as typeof who & { id: AccountId });
beforeEach(() => signInAs(account));

const onDevice = () => JSON.stringify({ ...localStorage });

afterEach(() => {
  localStorage.clear();
  isOpen = true;
});

it('gives back what was kept, until it is stored', async () => {
  await storeDraft(ann, nothing, named('Max'));
  expect(await storedDraft(ann)).toEqual(named('Max'));
  await storeDraft(ann, named('Max'), nothing);
  expect(await storedDraft(ann)).toEqual(nothing);
});

it('keeps ciphertext alone, which no other account and no other place decrypts', async () => {
  await storeDraft(ann, nothing, named('Max'));
  expect(onDevice()).not.toMatch(/Max|Rex/);
  const [kept = ''] = Object.values({ ...localStorage }) as string[];
  localStorage.setItem('plainwill.draft.pet.ann.breed', kept);
  expect(await storedDraft(ann)).toEqual(named('Max'));
  signInAs({ ...ben, id: account.id });
  expect(await storedDraft(ann)).toEqual(nothing);
  signInAs(ben);
  expect(await storedDraft(ann)).toEqual(nothing);
  signInAs(account);
  expect(await storedDraft(ann)).toEqual(named('Max'));
});

it('keeps on while the session is lost, and nothing for who is not signed in', async () => {
  await storedDraft(ann);
  signInAs(null);
  await storeDraft(ann, nothing, named('Max'));
  expect(localStorage).toHaveLength(1);
  clearDrafts();
  await storeDraft(ann, nothing, named('Maxi'));
  expect(localStorage).toHaveLength(0);
});

it('keeps the newest of what is typed fast', async () => {
  const texts = ['M', 'Ma', 'Max', 'Maxi'];
  await Promise.all(
    texts.map((text, at) => storeDraft(ann, at > 0 ? named(texts[at - 1] ?? '') : nothing, named(text))),
  );
  expect(await storedDraft(ann)).toEqual(named('Maxi'));
  await Promise.all([storeDraft(ann, named('Maxi'), named('Max')), storeDraft(ann, named('Max'), nothing)]);
  expect(localStorage).toHaveLength(0);
});

it('leaves alone what another tab has typed in other fields', async () => {
  await storeDraft(ann, nothing, named('Max'));
  await storeDraft<Record<string, string>>(ann, nothing, { typed: { breed: 'Pug' }, over: { breed: '' } });
  await storeDraft(ann, named('Max'), nothing);
  expect(await storedDraft(ann)).toEqual({ typed: { breed: 'Pug' }, over: { breed: '' } });
});

it('keeps nothing that is still on its way to the device at sign-out', async () => {
  const writing = storeDraft(ann, nothing, named('Max'));
  clearDrafts();
  isOpen = false;
  await writing;
  signInAs(account);
  await storeDraft(ann, nothing, named('Max'));
  expect(localStorage).toHaveLength(0);
});

it('encrypts what the version before kept in plain text', async () => {
  localStorage.setItem('plainwill.draft.pet.ann', JSON.stringify(named('Max')));
  expect(await storedDraft(ann)).toEqual(named('Max'));
  expect(onDevice()).not.toContain('Max');
  expect(await storedDraft(ann)).toEqual(named('Max'));
});

it('starts afresh from what it cannot read', async () => {
  localStorage.setItem('plainwill.draft.pet.ann', '{broken');
  localStorage.setItem('plainwill.draft.pet.ann.name', 'broken too');
  expect(await storedDraft(ann)).toEqual(nothing);
});
