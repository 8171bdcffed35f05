// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { clearDrafts } from '../../drafts.ts';
import { draftOnDevice, keepOnDevice } from './draft-on-device.ts';

const nothing = { typed: {}, over: {} };
const named = (name: string) => ({ typed: { name }, over: { name: 'Rex' } });

afterEach(() => localStorage.clear());

it('gives back what was kept, until it is stored', () => {
  keepOnDevice('pet', nothing, named('Max'));
  expect(draftOnDevice('pet')).toEqual(named('Max'));
  keepOnDevice('pet', named('Max'), nothing);
  expect(draftOnDevice('pet')).toEqual(nothing);
  expect(localStorage).toHaveLength(0);
});

it('leaves alone what another tab has typed in other fields', () => {
  keepOnDevice('pet', nothing, named('Max'));
  keepOnDevice<Record<string, string>>('pet', nothing, { typed: { breed: 'Pug' }, over: { breed: '' } });
  keepOnDevice('pet', named('Max'), nothing);
  expect(draftOnDevice('pet')).toEqual({ typed: { breed: 'Pug' }, over: { breed: '' } });
});

it('is gone after signing out', () => {
  keepOnDevice('pet', nothing, named('Max'));
  clearDrafts();
  expect(draftOnDevice('pet')).toEqual(nothing);
});

it('starts afresh from what it cannot read', () => {
  localStorage.setItem('plainwill.draft.pet', '{broken');
  expect(draftOnDevice('pet')).toEqual(nothing);
});
