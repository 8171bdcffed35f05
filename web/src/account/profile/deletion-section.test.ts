import { deletionGraceDays } from '@plainwill/contracts/identity/profile';
import { expect, it } from 'vitest';
import { graceDays } from './deletion-section.tsx';

it('promises the days that the contract gives', () => {
  expect(graceDays).toBe(deletionGraceDays);
});
