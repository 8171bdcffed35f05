import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { AccessSection } from './access-section.tsx';

const [ada, bea] = ['b0a5c1de-0000-4000-8000-000000000002', 'b0a5c1de-0000-4000-8000-000000000003'];
const entry = (id: number, staffId: string | undefined, action: string) => ({
  id: `c0a5c1de-0000-4000-8000-00000000000${id}`,
  at: '2026-11-20T10:00:00.000Z',
  staffId,
  action,
  fields: [],
});

async function open(answers: Answers) {
  answerCalls({ 'identity.people.staffNames': () => [{ id: ada, name: 'Ada Stone' }], ...answers });
  const user = show(<AccessSection />);
  await user.click(screen.getByRole('button', { name: /Who has seen your details/ }));
  return user;
}

it('says that nobody has looked', async () => {
  await open({ 'willData.access.list': () => ({ entries: [], next: null }) });
  await screen.findByText(/^No one on our staff has looked at your details/);
});

it('tells who did what and when, by name or as support', async () => {
  const user = await open({
    'willData.access.list': (input) =>
      (input as { cursor?: string }).cursor
        ? { entries: [entry(3, ada, 'something.new'), entry(4, ada, 'review.approve')], next: null }
        : { entries: [entry(1, ada, 'user.view'), entry(2, bea, 'user.edit.home')], next: entry(2, bea, '').id },
  });
  await screen.findByText('Ada Stone · 20 November 2026 at 10:00');
  screen.getByText('Looked at your details');
  screen.getByText('Changed your home details');
  screen.getByText('Plainwill support · 20 November 2026 at 10:00');
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  await screen.findByText('Worked with your details');
  screen.getByText('Approved your will');
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

it('offers to try again', async () => {
  await open({
    'willData.access.list': () => {
      throw new Refused('Broken', { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 });
    },
  });
  await screen.findByText('Broken');
  screen.getByRole('button', { name: 'Retry' });
});
