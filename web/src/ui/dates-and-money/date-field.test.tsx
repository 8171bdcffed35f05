import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { DateField } from './date-field.tsx';
import { DayField } from './day-field.tsx';

// Fetched when it is first opened, which takes its time on a busy machine.
import './calendar-popup.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function Birthday({ given, onLeave }: { given: string; onLeave?: () => void }) {
  const [text, setText] = useState(given);
  return <DateField label="Date of birth" value={text} onChange={setText} onLeave={onLeave} />;
}

const field = () => screen.getByRole('textbox') as HTMLInputElement;

it('writes what was typed as dd/mm/yyyy when it is left, and not before', async () => {
  const onLeave = vi.fn();
  const user = show(<Birthday given="" onLeave={onLeave} />);
  await user.type(field(), '4 mar 84');
  expect(field().value).toBe('4 mar 84');
  await user.tab();
  expect(field().value).toBe('04/03/1984');
  expect(onLeave).toHaveBeenCalledTimes(1);
});

it('says what is wrong once it is left, and keeps what was typed', async () => {
  const user = show(<Birthday given="" />);
  await user.type(field(), '31/2/1984');
  expect(screen.queryByText('Date of birth must be a real date')).toBeNull();
  await user.tab();
  screen.getByText('Date of birth must be a real date');
  expect(field().value).toBe('31/2/1984');
});

it('says of a draft that ends within the year what it lacks', () => {
  show(<Birthday given="27/3/19" />);
  screen.getByText('Date of birth must have all four figures of the year');
});

it('gives no day while a year is half typed, with and without slashes', async () => {
  const onChange = vi.fn();
  const user = show(<DayField label="Date of the gift" value="" onChange={onChange} />);
  await user.type(field(), '27/3/1984');
  await user.clear(field());
  await user.type(field(), '27031984');
  expect(new Set(onChange.mock.calls.flat())).toEqual(new Set(['1984-03-27']));
});

it('offers a calendar, at the day that is given, with every month and the years around', async () => {
  const user = show(<Birthday given="14/05/1979" />);
  await user.click(screen.getByRole('button', { name: 'Date of birth: choose from a calendar' }));
  const calendar = await screen.findByRole('dialog', { name: 'Date of birth: choose from a calendar' });
  await user.click(within(calendar).getByRole('button', { name: 'May Month' }));
  expect(await screen.findAllByRole('option')).toHaveLength(12);
  await user.click(screen.getByRole('option', { name: 'June' }));
  await user.click(await screen.findByRole('button', { name: '1979 Year' }));
  const years = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect([years[0], years.at(-1)]).toEqual(['1929', '2026']);
  await user.click(screen.getByRole('option', { name: '1981' }));
  await user.click(within(await screen.findByRole('grid')).getByText('14'));
  expect(field().value).toBe('14/06/1981');
});

it.each([
  ['{ArrowRight}', '15/05/1979'],
  ['{ArrowDown}', '21/05/1979'],
  ['{PageDown}', '14/06/1979'],
  ['{Shift>}{PageUp}{/Shift}', '14/05/1978'],
  ['{ArrowDown}{ArrowRight}{Home}', '21/05/1979'],
  ['{End}', '20/05/1979'],
])('goes through the calendar by the keys %s', async (keys, day) => {
  const user = show(<Birthday given="14/05/1979" />);
  screen.getByRole('button').focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('grid');
  await user.keyboard(`${keys}{Enter}`);
  expect(field().value).toBe(day);
});

it('closes the calendar with Escape, and gives the focus back', async () => {
  const user = show(<Birthday given="14/05/1979" />);
  const button = screen.getByRole('button');
  await user.click(button);
  const grid = await screen.findByRole('grid');
  await waitFor(() => expect(grid.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('grid')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(field().value).toBe('14/05/1979');
});

it('has no day to choose before 1900 or after today', async () => {
  const user = show(<Birthday given="20/11/2026" />);
  await user.click(screen.getByRole('button'));
  const tomorrow = within(await screen.findByRole('grid')).getByText('21');
  expect(tomorrow.getAttribute('aria-disabled')).toBe('true');
});
