import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { clearDrafts } from './clear-drafts.ts';
import { draftStore, useDraft } from './draft.ts';

const noPet = { name: '', breed: '' };
const key = 'plainwill.draft.pet';
/** Each is the draft as a page finds it that has just been loaded. */
const aDraft = (where: 'tab' | 'device' = 'tab') => draftStore('pet', { where, empty: noPet });

it.each([
  ['tab', sessionStorage],
  ['device', localStorage],
] as const)('is kept for the %s, until it is reset or somebody signs out', (where, storage) => {
  aDraft(where).set({ name: 'Rex', breed: 'Pug' });
  expect(storage.getItem(key)).toContain('Rex');
  const later = aDraft(where);
  expect(later.read()).toEqual({ name: 'Rex', breed: 'Pug' });
  later.reset();
  expect(storage).toHaveLength(0);
  later.set({ name: 'Max', breed: '' });
  clearDrafts();
  expect(storage).toHaveLength(0);
  expect(later.read()).toBe(noPet);
});

it('has every change of two that come before the next render', () => {
  const draft = aDraft();
  const { result } = renderHook(() => useDraft(draft));
  const [, set] = result.current;
  act(() => {
    set((known) => ({ ...known, name: 'Rex' }));
    set((known) => ({ ...known, breed: 'Pug' }));
  });
  expect(result.current[0]).toEqual({ name: 'Rex', breed: 'Pug' });
});

it('follows another tab', () => {
  const draft = aDraft('device');
  const { result } = renderHook(() => useDraft(draft));
  act(() => {
    localStorage.setItem(key, '{"name":"Max"}');
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  });
  expect(result.current[0].name).toBe('Max');
});

it('has what an earlier version has kept, and starts afresh from what it cannot read', () => {
  sessionStorage.setItem(key, '{"name":"Rex"}');
  expect(aDraft().read()).toEqual({ name: 'Rex', breed: '' });
  for (const text of ['{broken', 'null']) {
    sessionStorage.setItem(key, text);
    expect(aDraft().read()).toEqual(noPet);
  }
});

it.each(['setItem', 'getItem'] as const)('lives as long as the page where the browser refuses %s', (refused) => {
  vi.spyOn(Storage.prototype, refused).mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  const draft = aDraft();
  expect(draft.read()).toEqual(noPet);
  draft.set({ name: 'Rex', breed: '' });
  expect(draft.read().name).toBe('Rex');
  clearDrafts();
  expect(draft.read()).toEqual(noPet);
});
