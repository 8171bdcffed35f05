import { brand } from '@plainwill/contracts/shared/brand';
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aStanding, aWholeRecord } from '../../testing/a-standing.ts';
import { NextStepCard, standingText } from './next-step-card.tsx';
import type { Standing } from './progress.ts';

const { review: mode } = brand;
afterEach(() => {
  brand.review = mode;
});

const shown = (more: Partial<Standing>) => render(<NextStepCard standing={aStanding(aWholeRecord(), more)} />);

describe('what comes next once everything is answered', () => {
  it.each<[string, Partial<Standing>, string, string, string]>([
    ['to read the will', {}, 'Your will is ready to read', 'Read Your Will', '/will-maker?tab=will'],
    ['to sign it', { isRead: true }, 'Print and sign your will', 'Go to signing', '/will-maker/sign'],
    [
      'to sign the copy that is ready',
      { isRead: true, copy: { number: 2, isOutdated: false } },
      'Print and sign copy 2',
      'Go to signing',
      '/will-maker/sign',
    ],
    [
      'another copy once an answer has changed',
      { isRead: true, copy: { number: 2, isOutdated: true } },
      'Create a new signing copy',
      'Go to signing',
      '/will-maker/sign',
    ],
    [
      'the check that is under way',
      { isRead: true, check: 'reading' },
      'Our reviewer has your will',
      'See the check',
      '/will-maker/review',
    ],
    [
      'the question that waits',
      { isRead: true, check: 'asked' },
      'Our reviewer has a question',
      'Answer it',
      '/will-maker/review',
    ],
    [
      'the will that was sent back',
      { isRead: true, check: 'returned' },
      'Our reviewer has sent your will back',
      'See the check',
      '/will-maker/review',
    ],
  ])('is %s', (_what, more, title, action, to) => {
    brand.review = 'optional';
    shown(more);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(to);
  });

  it('is to ask for a check where every will is checked', () => {
    brand.review = 'required';
    shown({ isRead: true });
    expect(screen.getByRole('link', { name: 'Ask for a check' })).toBeTruthy();
  });

  it('is all that is said: the line under the greeting is gone', () => {
    expect(standingText(aStanding(aWholeRecord()))).toBeNull();
  });
});
