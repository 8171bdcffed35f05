import { unansweredOf } from '@plainwill/contracts/kit/question';
import type { AccountId } from '@plainwill/contracts/shared/ids';
import { funeralWishesQuestions } from '@plainwill/contracts/will-data/questions/funeral-wishes-questions';
import type { FuneralWishes } from '@plainwill/contracts/will-data/records/funeral-wishes';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { api } from '../../api/trpc.ts';
import { aTestatorRecord } from '../../testing/a-testator-record.ts';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, Refused } from '../../testing/answer-calls.ts';
import { showInWillMaker } from '../../testing/show-in-will-maker.tsx';
import FuneralWishesSection from './funeral-wishes-section.tsx';

const someWishes = (changes: Partial<FuneralWishes> = {}): FuneralWishes => ({
  ...unansweredOf(funeralWishesQuestions),
  funeralType: 'cremation',
  version: 1,
  savedAt: '2026-11-20T14:32:00.000Z',
  ...changes,
});

const account = anAccount();

function open(funeralWishes: FuneralWishes | null, answers: Answers = {}) {
  api.identity.accounts.me.setData(undefined, { ...account, id: account.id as AccountId });
  return showInWillMaker(<FuneralWishesSection />, aTestatorRecord({ funeralWishes }), answers);
}

it('asks more once burial or cremation is chosen, and of ashes only for cremation', async () => {
  const save = vi.fn((input: unknown) => someWishes((input as { changes: Partial<FuneralWishes> }).changes));
  const user = open(null, { 'willData.funeralWishes.save': save });
  await screen.findByRole('radio', { name: 'Burial' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Burial' }));
  expect(screen.getByRole('textbox', { name: /^Where/ })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /ashes/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Cremation' }));
  expect(screen.getByRole('textbox', { name: /ashes/ })).toBeTruthy();
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  expect(save.mock.calls[0]?.[0]).toEqual({ basedOn: 0, changes: { funeralType: 'burial' } });
});

it('says that what was written of ashes is kept and left out of a burial, and removes it if asked', async () => {
  const save = vi.fn((_input: unknown) => someWishes({ funeralType: 'burial', version: 2 }));
  const user = open(someWishes({ funeralType: 'burial', ashesDirections: 'Scattered on the moor' }), {
    'willData.funeralWishes.save': save,
  });
  await screen.findByText(/is kept in case you change your mind/);
  expect(screen.queryByRole('textbox', { name: /ashes/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove what I wrote about my ashes' }));
  expect(save).toHaveBeenCalledExactlyOnceWith({ basedOn: 1, changes: { ashesDirections: '' } });
  await waitFor(() => expect(screen.queryByText(/is kept in case you change your mind/)).toBeNull());
});

it('says nothing of a failure, and keeps the words on the device', async () => {
  const user = open(someWishes(), {
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
