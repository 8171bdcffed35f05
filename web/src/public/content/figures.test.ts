import { bandsFrozenUntil, bandsOn } from '@plainwill/law/tax/bands';
import { expect, it } from 'vitest';
import { figures } from './figures.ts';

it('has the bands of the law', () => {
  expect(bandsOn(figures.nilRateBand.checkedOn)).toMatchObject({
    nrb: figures.nilRateBand.value,
    rnrb: figures.residenceBand.value,
    taperThreshold: figures.taperThreshold.value,
  });
  expect(bandsFrozenUntil).toBe(figures.nilRateBand.until);
});
