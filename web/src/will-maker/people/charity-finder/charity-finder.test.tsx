import type { FoundCharity } from '@plainwill/contracts/address-lookup/charities';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, answerCalls, Refused } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { CharityFinder } from './charity-finder.tsx';

const find = 'addressLookup.charities.find';
const charity = (parts: Partial<FoundCharity> = {}): FoundCharity => ({
  register: 'england_wales',
  number: '209603',
  name: 'Royal National Lifeboat Institution',
  isRemoved: false,
  ...parts,
});
const finding = (...charities: FoundCharity[]) => ({ [find]: () => ({ outcome: 'found', charities }) });

function open(answers: Answers = {}) {
  answerCalls(answers);
  const onChoose = vi.fn();
  const onEnterYourself = vi.fn();
  const onSubmit = vi.fn();
  const user = show(
    <Form onSubmit={onSubmit}>
      <CharityFinder onChoose={onChoose} onEnterYourself={onEnterYourself} />
    </Form>,
  );
  return { user, onChoose, onEnterYourself, onSubmit };
}

const box = () => screen.getByRole('textbox', { name: 'Charity name or number' }) as HTMLInputElement;
const button = (name: string) => screen.getByRole('button', { name });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('searches nothing while the box is empty, and sends no form', async () => {
  const asked = vi.fn();
  const { user, onSubmit } = open({ [find]: asked });
  expect(button('Search').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Search'));
  await user.type(box(), '   {Enter}');
  expect(asked).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('sends what was typed, trimmed', async () => {
  const asked = vi.fn(() => ({ outcome: 'none', charities: [] }));
  const { user } = open({ [find]: asked });
  await user.type(box(), '  rnli ');
  await user.click(button('Search'));
  await waitFor(() => expect(asked).toHaveBeenCalledWith({ words: 'rnli' }));
});

it('lists what it found, to be chosen with the keyboard alone', async () => {
  const second = charity({ number: '1000001', name: 'Lifeboat Friends' });
  const { user, onChoose, onSubmit } = open(finding(charity(), second));
  await user.type(box(), 'lifeboat{Enter}');
  const count = await screen.findByText('2 charities found');
  expect(count.getAttribute('role')).toBe('status');
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(second);
  expect(options()).toEqual([]);
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Find a charity' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('shows the number, the town and the other names of a charity', async () => {
  const { user } = open(finding(charity({ town: 'Poole', otherNames: ['RNLI', 'B', 'C', 'D'] })));
  await user.type(box(), 'rnli{Enter}');
  await screen.findByText('1 charity found');
  expect(options()).toEqual([
    'Royal National Lifeboat InstitutionAlso known as RNLI, B, CCharity number 209603 · Poole',
  ]);
});

it('marks a charity that was removed from the register, and no other', async () => {
  const { user } = open(finding(charity(), charity({ number: '1', name: 'Old Fund', isRemoved: true })));
  await user.type(box(), 'fund{Enter}');
  await screen.findByText('2 charities found');
  const [kept, removed] = options();
  expect(kept).not.toContain('Removed');
  expect(removed).toContain('Removed from the register: it may no longer exist');
});

it('says how to narrow down a full list', async () => {
  const many = Array.from({ length: 10 }, (_, index) => charity({ number: `${index}` }));
  const { user } = open(finding(...many));
  await user.type(box(), 'trust{Enter}');
  await screen.findByText('The 10 closest matches. Add a word, such as the town, to narrow them down.');
});

it('that finds none says what to check', async () => {
  const { user } = open({ [find]: () => ({ outcome: 'none', charities: [] }) });
  await user.type(box(), 'zzzz{Enter}');
  await screen.findByText('No charities found.');
  screen.getByText(/^Check the spelling or the number, or add another word of its name\./);
});

describe('a search that cannot be made', () => {
  it.each<[string, Answers]>([
    ['says that it is unavailable', { [find]: () => ({ outcome: 'unavailable', charities: [] }) }],
    [
      'fails',
      {
        [find]: () => {
          throw new Refused('away', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
        },
      },
    ],
    ['cannot be reached', {}],
  ])('and %s can be made again', async (_what, answers) => {
    const { user } = open(answers);
    await user.type(box(), 'rnli{Enter}');
    await screen.findByText('We can’t search the register right now. Enter the charity yourself.');
    answerCalls(finding(charity()));
    await user.click(button('Search'));
    await screen.findByText('1 charity found');
  });

  it('because of too many says how long to wait', async () => {
    const message = 'You have done this many times in a short while. Wait 20 seconds and try again.';
    const { user } = open({
      [find]: () => {
        throw new Refused(message, { code: 'TOO_MANY_REQUESTS', httpStatus: 429 });
      },
    });
    await user.type(box(), 'rnli{Enter}');
    await screen.findByText(message);
  });
});

it('lets the charity be entered without a search', async () => {
  const { user, onEnterYourself, onSubmit } = open();
  await user.click(button('Not listed? Enter it yourself'));
  expect(onEnterYourself).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});
