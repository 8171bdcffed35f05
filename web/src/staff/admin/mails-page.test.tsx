import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import MailsPage from './mails-page.tsx';

function open(answers: Answers = {}) {
  window.history.replaceState(null, '', '/admin/mails');
  answerCalls({
    'identity.accounts.me': () => anAccount({ roles: ['readonly'] }),
    'notifications.mailSamples.list': () => [
      { group: 'account', subject: 'Confirm your email address', text: 'Thank you.\n\nConfirm it.\n' },
      { group: 'review', subject: 'There is news', text: 'We have a question for you.\n' },
    ],
    ...answers,
  });
  return show(<MailsPage />);
}

it('shows the first mail, and any other that is chosen', async () => {
  const user = open();
  const mail = within(await screen.findByRole('region', { name: 'The email' }));
  mail.getByRole('heading', { name: 'Confirm your email address' });
  await user.click(screen.getByRole('button', { name: 'There is news' }));
  mail.getByText('We have a question for you.');
  expect(screen.getByRole('button', { current: true }).textContent).toBe('There is news');
});

it('can be tried again when they do not load', async () => {
  open({
    'notifications.mailSamples.list': () => {
      throw new Refused('Broken', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
    },
  });
  await screen.findByText('Broken');
  screen.getByRole('button', { name: 'Retry' });
});
