import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { submittedQuestionnaireDraft } from './submitted-questionnaire.ts';
import SummaryPage from './summary-page.tsx';
import { useClaimQuestionnaire } from './use-claim-questionnaire.ts';

const answers: QuestionnaireAnswers = {
  whoFor: 'Me',
  children: 'Yes',
  homeOwned: 'No',
  locationEnglandWales: 'No',
  business: 'No',
};
const submitted = { submissionId: 'b0a5c1de-0000-4000-8000-000000000002', answers };

function open(calls: Answers = {}) {
  answerCalls({ 'identity.accounts.me': () => null, ...calls });
  return show(<SummaryPage />);
}

it('has nothing to show before anything was sent', async () => {
  open();
  await screen.findByRole('heading', { name: 'There is nothing to show yet' });
  expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
});

it('congratulates, says what happens next, and shows the answers', () => {
  submittedQuestionnaireDraft.set(submitted);
  open();
  for (const name of ['Congratulations!', 'What Happens Next?', 'Document Preparation', 'Delivery & Signing'])
    expect(screen.getByRole('heading', { name })).toBeTruthy();
  expect(screen.getByText('Do you live in England or Wales?')).toBeTruthy();
  expect(screen.getByText(/About 25 minutes left\. Nothing to pay\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create your account' }).getAttribute('href')).toBe('/auth');
  expect(screen.getByText(/makes wills for England and Wales/)).toBeTruthy();
});

it('says to whoever answers for two that each needs an account and an address, and where the invitation is', async () => {
  const forTwo = { ...submitted, answers: { ...answers, whoFor: 'Me and my Partner' as const } };
  submittedQuestionnaireDraft.set(forTwo);
  open({ 'identity.accounts.me': () => anAccount() });
  await screen.findByRole('heading', { name: 'For you and your partner' });
  screen.getByText(/in an account with an email address that is not yours/);
  expect((await screen.findByRole('link', { name: 'Invite your partner' })).getAttribute('href')).toBe(
    '/will-maker/together',
  );
});

it('shows what an account has claimed, on another device', async () => {
  open({
    'identity.accounts.me': () => anAccount(),
    'willData.testatorRecord.get': () => ({ questionnaire: submitted }),
  });
  await screen.findByRole('heading', { name: 'Congratulations!' });
  const main = within(screen.getByRole('main'));
  expect((await main.findByRole('link', { name: 'Continue your will' })).getAttribute('href')).toBe('/will-maker');
});

it('gives the summary as a file, and says so when it cannot', async () => {
  submittedQuestionnaireDraft.set(submitted);
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  URL.revokeObjectURL = () => undefined;
  let isDown = true;
  const user = open({
    'willData.questionnaire.summary': () => {
      if (isDown) throw new Refused('down');
      return { fileName: 'answers.pdf', mediaType: 'application/pdf', base64: btoa('%PDF-') };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Download Summary' }));
  await screen.findByText('We couldn’t make the summary. Try again in a moment.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Download Summary' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

it('gives the answers to the account that signs in, and keeps them until it has them', async () => {
  const claim = vi.fn((_input: unknown) => ({ questionnaire: submitted, homeDetails: null }));
  answerCalls({ 'willData.questionnaire.claim': claim });
  submittedQuestionnaireDraft.set(submitted);
  function TestatorRecord() {
    useClaimQuestionnaire();
    return null;
  }
  show(<TestatorRecord />);
  await waitFor(() => expect(submittedQuestionnaireDraft.read()).toBeNull());
  expect(claim.mock.calls).toEqual([[submitted]]);
});
