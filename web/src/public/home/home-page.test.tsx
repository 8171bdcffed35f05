import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { answerCalls } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.tsx';
import { samplePageCount } from '../sample-will/sample-clauses.ts';
import HomePage from './home-page.tsx';

beforeEach(() => {
  answerCalls({});
  show(<HomePage />);
});

const part = (name: string) => within(screen.getByRole('region', { name }));

it('gives proof before it asks for trust: how, what, who checks, what it costs, then the start', () => {
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'How it works',
    'See what you get',
    'Who checks your will, and who does not',
    'What it costs, and what you get',
    'Why Make a Will?',
    'Why Choose Plainwill',
    'Six honest answers',
    'Who should not use Plainwill',
    'Book Your FREE Opening Meeting',
    'Or Start Your Will Online',
  ]);
});

it('says beside the first Start that writing costs nothing, and leads to the whole sample', () => {
  expect(screen.getAllByText(/Writing, reading and downloading your will costs nothing\./).length).toBeGreaterThan(1);
  const sample = screen.getByRole('link', { name: `Read a whole sample will (${samplePageCount} pages)` });
  expect(sample.getAttribute('href')).toBe('/sample-will');
});

it('shows the road in five stops, of which the check is optional', () => {
  const stops = part('How it works').getAllByRole('heading', { level: 3 });
  expect(stops.map(({ textContent }) => textContent)).toEqual([
    'You',
    'Wishes',
    'Read',
    'Check (optional)',
    'Sign and keep',
  ]);
});

it('compares no will, the firm and a solicitor by cost, time, check and limits', () => {
  const table = part('What it costs, and what you get');
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'No will',
    'Plainwill',
    'A solicitor',
  ]);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Cost',
    'Time',
    'Who checks it',
    'What it cannot do',
  ]);
});

it('answers six questions, and says for whom it is the wrong place', () => {
  expect(part('Six honest answers').getAllByRole('listitem')).toHaveLength(6);
  const away = part('Who should not use Plainwill').getByRole('link', { name: 'See the special situations' });
  expect(away.getAttribute('href')).toBe('/special-situations');
});

it('says that the firm is not regulated together with what protects the reader instead', () => {
  expect(
    part('Who checks your will, and who does not').getByText(/is not regulated.*protects you instead/),
  ).toBeTruthy();
});
