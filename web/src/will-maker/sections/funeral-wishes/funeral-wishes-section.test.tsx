import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import type { FuneralWishes } from '@plainwill/contracts/will-data/records/funeral-wishes';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { api } from '../../../shared/api/trpc.ts';
import { aTestatorRecord } from '../../../testing/a-testator-record.ts';
import { anAccount } from '../../../testing/an-account.ts';
import { type Answers, Refused } from '../../../testing/answer-calls.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import FuneralWishesSection from './funeral-wishes-section.tsx';

const someWishes = (changes: Partial<FuneralWishes> = {}): FuneralWishes => ({
  ...unansweredOf(funeralWishesQuestions),
  funeralType: 'cremation',
  version: 1,
  savedAt: '2026-11-20T14:32:00.000Z',
  ...changes,
});

const account = anAccount();

function open(step: 'kind' | 'service', funeralWishes: FuneralWishes | null, answers: Answers = {}) {
  api.identity.accounts.me.setData(undefined, { ...account, id: account.id as AccountId });
  return showInWillMaker(<FuneralWishesSection step={step} />, aTestatorRecord({ funeralWishes }), answers);
}

it('saves burial or cremation as soon as it is chosen', async () => {
  const save = vi.fn((input: unknown) => someWishes((input as { changes: Partial<FuneralWishes> }).changes));
  const user = open('kind', null, { 'willData.funeralWishes.save': save });
  await user.click(await screen.findByRole('radio', { name: 'Burial' }));
  await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ basedOn: 0, changes: { funeralType: 'burial' } }));
});

it.each([
  ['burial', false],
  ['cremation', true],
  ['medical_science', false],
  ['no_preference', false],
] as const)('asks of ashes for a %s: %s', async (funeralType, asksAshes) => {
  open('service', someWishes({ funeralType }));
  await screen.findByRole('textbox', { name: /^Where/ });
  expect(screen.queryByRole('textbox', { name: /ashes/ }) !== null).toBe(asksAshes);
});

it('sends whoever gives their body to medical science to the school’s own form', async () => {
  const save = (input: unknown) => someWishes((input as { changes: Partial<FuneralWishes> }).changes);
  const user = open('kind', null, { 'willData.funeralWishes.save': save });
  expect(screen.queryByText(/own form/)).toBeNull();
  await user.click(await screen.findByRole('radio', { name: 'My body to medical science' }));
  await screen.findByText(/consent to anatomical examination/);
  await user.click(screen.getByRole('radio', { name: 'No preference, my family decides' }));
  await waitFor(() => expect(screen.queryByText(/own form/)).toBeNull());
});

it('asks nothing more before there is a choice, and leads to it', async () => {
  open('service', null);
  await screen.findByRole('link', { name: 'burial, cremation or other' });
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('says that what was written of ashes is kept and left out of a burial, and removes it if asked', async () => {
  const save = vi.fn((_input: unknown) => someWishes({ funeralType: 'burial', version: 2 }));
  const user = open('service', someWishes({ funeralType: 'burial', ashesDirections: 'Scattered on the moor' }), {
    'willData.funeralWishes.save': save,
  });
  await screen.findByText(/is kept in case you change your mind/);
  expect(screen.queryByRole('textbox', { name: /ashes/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove what I wrote about my ashes' }));
  expect(save).toHaveBeenCalledExactlyOnceWith({ basedOn: 1, changes: { ashesDirections: '' } });
  await waitFor(() => expect(screen.queryByText(/is kept in case you change your mind/)).toBeNull());
});

it('says nothing of a failure, and keeps the words on the device', async () => {
  const user = open('service', someWishes(), {
    'willData.funeralWishes.save': () => {
      throw new Refused('Later', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /^Readings/ }), 'Psalm 23');
  await user.tab();
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('readingsHymns'));
  expect(JSON.stringify(localStorage)).not.toContain('Psalm');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
