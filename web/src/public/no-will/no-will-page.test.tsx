import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDrafts } from '../../shared/drafts/clear-drafts.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { estimatorDraft, noAnswers } from '../estimator/answers.ts';
import NoWillPage from './no-will-page.tsx';

beforeEach(() => {
  window.history.replaceState(null, '', '/no-will');
  answerCalls({ 'identity.accounts.me': () => null });
});
afterEach(clearDrafts);

type User = ReturnType<typeof show>;

const question = (name: string | RegExp) => screen.findByRole('heading', { level: 3, name });
const next = (user: User) => user.click(screen.getByRole('button', { name: 'Next' }));
const choose = async (user: User, label: string, of?: string) => {
  const form = screen.getByRole('form');
  const within_ = of ? within(within(form).getByRole('group', { name: of })) : within(form);
  await user.click(within_.getByRole('radio', { name: label }));
};
const answer = async (user: User, asked: string | RegExp, label: string) => {
  await question(asked);
  await choose(user, label);
  await next(user);
};
const outcome = async () => {
  await question('What would happen without a will');
  return screen.getByRole('status');
};
/** On a phone each cell comes with the name of its column. */
const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.replace(/^(What|How much|When)/, '')).join(' | '));

it('asks somebody who is married without children two questions, and moves the focus along', async () => {
  const user = show(<NoWillPage />);
  await answer(user, /married/, 'Yes');
  expect(document.activeElement).toBe(await question('Do you have children?'));
  expect(screen.getByText(/How much depends on whether you have children/)).toBeTruthy();
  await answer(user, 'Do you have children?', 'No');
  expect((await outcome()).textContent).toBe('Your spouse gets everything.');
  expect(document.activeElement).toBe(await question('What would happen without a will'));
  expect(window.location.href).toMatch(/\/no-will$/);
});

it('shows in pounds what a spouse and children get, when, why, and who gets nothing', async () => {
  const user = show(<NoWillPage />);
  await answer(user, /married/, 'Yes');
  await answer(user, 'Do you have children?', 'Yes');
  await question('How many children do you have?');
  await user.type(screen.getByRole('textbox', { name: 'Number of children' }), '2');
  await next(user);
  await question('Tell us about your children');
  await user.type(screen.getAllByRole('textbox', { name: /First name/ })[0] as HTMLElement, 'Tom');
  await choose(user, 'Under 18', 'Child 1');
  await choose(user, '18 or over', 'Child 2');
  await next(user);
  await answer(user, /own your home/, 'Yes, with my spouse');
  await question(/Apart from the home/);
  await choose(user, 'More than £322,000');
  await user.type(screen.getByRole('textbox', { name: /About how much/ }), '500k');
  await next(user);
  await question(/belongings/);
  await next(user);

  expect((await outcome()).textContent).toBe('Your spouse gets £411,000. Tom and Child 2 share £89,000.');
  expect(cells()).toEqual([
    'Your spouse | Your belongings | Not counted | Once everything is settled',
    'Your spouse | The first £322,000 | £322,000 | Once everything is settled',
    'Your spouse | Half of the rest | £89,000 | Once everything is settled',
    'Tom | A quarter of the rest | £44,500 | At 18. It is looked after until then',
    'Child 2 | A quarter of the rest | £44,500 | Once everything is settled',
  ]);
  expect(within(screen.getByRole('figure', { name: /Picture/ })).getByText('Kept until 18')).toBeTruthy();
  expect(screen.getByText('Any stepchildren or foster children.')).toBeTruthy();
  expect(screen.getByText('Administration of Estates Act 1925 Sch 1A')).toBeTruthy();
  expect(screen.getByText(/Name guardians/)).toBeTruthy();
});

it('says that a partner gets nothing, and what a will could do for them', async () => {
  const user = show(<NoWillPage />);
  await answer(user, /married/, 'No, but I live with a partner');
  await answer(user, 'Do you have children?', 'No');
  await answer(user, 'Is your mother living?', 'Yes');
  await answer(user, 'Is your father living?', 'No');
  expect((await outcome()).textContent).toBe('Your mother gets everything.');
  expect(screen.getByText('Your partner.').closest('li')?.textContent).toContain('not married');
  expect(screen.getByText('Leave your partner your home, money, or everything.')).toBeTruthy();
});

it('shows both outcomes of what somebody does not know', async () => {
  const user = show(<NoWillPage />);
  await answer(user, /married/, 'No');
  await answer(user, 'Do you have children?', 'No');
  await answer(user, 'Is your mother living?', 'I don’t know');
  await answer(user, 'Is your father living?', 'No');
  await answer(user, /brothers or sisters/, 'Yes');
  expect((await outcome()).textContent).toContain('It depends');
  expect(screen.getByText('If your mother is living: your mother gets everything.')).toBeTruthy();
  expect(screen.getByText('If your mother has died: your brothers and sisters share everything equally.')).toBeTruthy();
});

it('explains what is missing, goes back, and keeps an answer in its place when an earlier one changes', async () => {
  const user = show(<NoWillPage />);
  await question(/married/);
  await next(user);
  expect(screen.getByText('Choose an answer')).toBeTruthy();
  await answer(user, /married/, 'No');
  await answer(user, 'Do you have children?', 'No');
  await answer(user, 'Is your mother living?', 'Yes');
  await question('Is your father living?');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await question('Is your mother living?');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true);
  await user.click(screen.getByRole('button', { name: /Change: Married/ }));
  await answer(user, /married/, 'Yes');
  expect((await outcome()).textContent).toBe('Your spouse gets everything.');
  await user.click(screen.getByText('Your 2 answers'));
  await user.click(screen.getByRole('button', { name: /Change: Married/ }));
  await answer(user, /married/, 'No');
  await question('Is your father living?');
  expect(screen.getByText('Mother living').nextSibling?.textContent).toBe('Yes');
});

it('goes back through the questions with the browser, and starts again', async () => {
  const user = show(<NoWillPage />);
  await answer(user, /married/, 'Yes');
  await answer(user, 'Do you have children?', 'No');
  await outcome();
  window.history.back();
  await question('Do you have children?');
  window.history.forward();
  await outcome();
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  await question(/married/);
  expect(within(screen.getByRole('main')).queryByRole('radio', { checked: true })).toBeNull();
});

it('takes the figure of the inheritance tax estimate made in this tab', async () => {
  estimatorDraft.set({ ...noAnswers, estateValue: '600,000', debts: '50k', mainResidenceValue: '200,000' });
  const user = show(<NoWillPage />);
  await answer(user, /married/, 'Yes');
  await answer(user, 'Do you have children?', 'Yes');
  await question('How many children do you have?');
  await user.type(screen.getByRole('textbox', { name: 'Number of children' }), '1');
  await next(user);
  await question('Tell us about your child');
  await choose(user, '18 or over');
  await next(user);
  await answer(user, /own your home/, 'Yes, with my spouse');
  await question(/Apart from the home/);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /About how much/ }).value).toBe('350,000');
});

it('sends nothing anywhere', async () => {
  const user = show(<NoWillPage />);
  await question(/married/);
  const asked = vi.spyOn(globalThis, 'fetch');
  await answer(user, /married/, 'Separated, not divorced');
  await answer(user, 'Do you have children?', 'No');
  await outcome();
  await waitFor(() => expect(sessionStorage.getItem('plainwill.draft.no-will')).toContain('separated'));
  expect(asked).not.toHaveBeenCalled();
  expect(window.location.search + window.location.hash).toBe('');
});
