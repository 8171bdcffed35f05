import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import NoWillPage from './no-will-page.tsx';

beforeEach(() => answerCalls({ 'identity.accounts.me': () => null }));

it.each([
  ['Yes', 'Yes', /half of the rest.*Your children share the other half/],
  ['Yes', 'No', /Your husband, wife or civil partner gets everything/],
  ['No', 'Yes', /Your children get everything, in equal shares.*A partner you live with/],
  ['No', 'No', /The first of these who is alive/],
])('says who inherits from someone married: %s, with children: %s', async (married, children, words) => {
  const user = show(<NoWillPage />);
  const answer = (question: RegExp, choice: string) =>
    user.click(within(screen.getByRole('group', { name: question })).getByLabelText(choice));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await answer(/married/, married);
  await answer(/children/, children);
  expect(status.textContent).toMatch(words);
});
