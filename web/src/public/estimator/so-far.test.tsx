import { bandsOn } from '@plainwill/law/tax/bands';
import { workingOf } from '@plainwill/law/tax/working';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inputOf, noAnswers } from './answers.ts';
import { SoFar } from './so-far.tsx';

const asOf = '2026-11-27';
const working = workingOf(inputOf({ ...noAnswers, estateValue: '500,000' }), { asOf });
const figureAt = (step: number, label: string) => {
  const { unmount } = render(<SoFar step={step} working={working} bands={bandsOn(asOf)} />);
  const figure = screen.getByText(label).nextElementSibling?.textContent;
  unmount();
  return figure;
};

it('has no figure for what has not been asked yet', () => {
  expect(figureAt(1, 'Estate value')).toBe('£500,000');
  expect(figureAt(1, 'amount taxed')).toBe('');
  expect(figureAt(2, 'amount taxed')).toBe('');
  expect(figureAt(3, 'amount taxed')).toBe('£175,000');
  expect(figureAt(1, 'less residence band')).toBe('up to £175,000');
});
