import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { rememberSession } from '../../shared/api/session-hint.ts';
import { clearDrafts } from '../../shared/drafts/clear-drafts.ts';
import { anAccount } from '../../testing/an-account.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { complaintDraft } from './complaint-draft.ts';
import ComplaintPage from './complaint-page.tsx';

afterEach(() => {
  rememberSession(false);
  clearDrafts();
});

const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const open = () => {
  const me = vi.fn(() => ({ ...anAccount(), name: 'Harriet Bell', email: 'harriet@example.com' }));
  answerCalls({ 'identity.accounts.me': me });
  show(<ComplaintPage />);
  return me;
};

it('knows the name and address of whoever is signed in', async () => {
  rememberSession(true);
  open();
  await waitFor(() => expect(box(/^Your name|^Name/).value).toBe('Harriet Bell'));
  expect(box(/^(Your )?email/i).value).toBe('harriet@example.com');
});

it('leaves what was typed as it is', async () => {
  rememberSession(true);
  complaintDraft.set((known) => ({ ...known, name: 'Daniel' }));
  const me = open();
  await waitFor(() => expect(me).toHaveBeenCalled());
  await act(async () => {});
  expect(box(/^Your name|^Name/).value).toBe('Daniel');
  expect(box(/^(Your )?email/i).value).toBe('');
});
