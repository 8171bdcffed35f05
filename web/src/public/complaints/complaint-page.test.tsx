import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
  answerCalls({
    'identity.accounts.me': () => ({ ...anAccount(), name: 'Harriet Bell', email: 'harriet@example.com' }),
  });
  return show(<ComplaintPage />);
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
  open();
  await new Promise(requestAnimationFrame);
  expect(box(/^Your name|^Name/).value).toBe('Daniel');
  expect(box(/^(Your )?email/i).value).toBe('');
});
