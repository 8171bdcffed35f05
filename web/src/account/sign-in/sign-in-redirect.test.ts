import { afterEach, expect, it } from 'vitest';
import { clearDrafts } from '../../shared/drafts/clear-drafts.ts';
import { rememberPlace, takePlace } from './sign-in-redirect.tsx';

afterEach(() => sessionStorage.clear());

function endSessionAt(path: string) {
  window.history.replaceState(null, '', path);
  rememberPlace('harriet');
}

it('takes the same person back to where they were, once', () => {
  endSessionAt('/will-maker?tab=wishes');
  expect(takePlace('harriet')).toBe('/will-maker?tab=wishes');
  expect(takePlace('harriet')).toBeNull();
});

it('tells nobody else where that was, nor anybody after a sign-out', () => {
  endSessionAt('/admin/users/1');
  expect(takePlace('ann')).toBeNull();
  endSessionAt('/admin/users/1');
  clearDrafts();
  expect(takePlace('harriet')).toBeNull();
});
