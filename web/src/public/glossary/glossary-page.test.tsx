import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import GlossaryPage from './glossary-page.tsx';

function open() {
  answerCalls({ 'identity.accounts.me': () => null });
  return show(<GlossaryPage />);
}

const shownTerms = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const search = () => screen.getByLabelText('Search terms');
const count = () => document.querySelector('search [role=status]')?.textContent;

it('shows all terms, and says how many', () => {
  open();
  expect(shownTerms()).toHaveLength(21);
  expect(count()).toBe('21 terms');
});

it('filters as somebody types, says how many are left, and leaves out empty letters', async () => {
  const user = open();
  await user.type(search(), 'trustee');
  expect(shownTerms()).toEqual(['Trustee']);
  expect(count()).toBe('1 of 21 terms');
  expect(screen.getAllByRole('link', { name: /^[A-Z]$/ }).map((link) => link.textContent)).toEqual(['T']);
});

it('says that no terms match, and goes back to all of them', async () => {
  const user = open();
  await user.type(search(), 'unicorn');
  expect(shownTerms()).toEqual([]);
  expect(count()).toBe('No terms match');
  await user.click(screen.getByRole('button', { name: 'Show all terms' }));
  expect(shownTerms()).toHaveLength(21);
});

it('keeps the focus in the search when it is cleared', async () => {
  const user = open();
  await user.type(search(), 'pro');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(shownTerms()).toHaveLength(21);
  expect(document.activeElement).toBe(search());
});
