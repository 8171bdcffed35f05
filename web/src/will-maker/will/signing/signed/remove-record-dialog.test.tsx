import type { SignedWill } from '@plainwill/contracts/will-data/signing/signed-wills';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { answerCalls, Refused } from '../../../../testing/answer-calls.ts';
import { show } from '../../../../testing/show.tsx';
import { RemoveRecordDialog } from './remove-record-dialog.tsx';

const will = { id: 'c0a5c1de-0000-4000-8000-000000000001', signedOn: '2026-11-20', copyNumber: 1 } as SignedWill;

function open(copyNumber: number | null, remove: () => unknown = () => []) {
  const onClose = vi.fn();
  answerCalls({ 'willData.signedWills.remove': remove });
  show(<RemoveRecordDialog will={{ ...will, copyNumber }} onClose={onClose} />);
  return onClose;
}

it('says that how the will was made goes too, and removes both', async () => {
  const remove = vi.fn(() => []);
  const onClose = open(1, remove);
  await screen.findByText(/our record of how the will was made/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the record' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(remove.mock.calls).toEqual([[{ id: will.id }]]);
});

it('says nothing of that for a will made elsewhere, and why it could not be removed', async () => {
  const onClose = open(null, () => {
    throw new Refused('That record is not there any more.');
  });
  await screen.findByText(/Only this note is deleted/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the record' }));
  await screen.findByText('That record is not there any more.');
  expect(onClose).not.toHaveBeenCalled();
});
