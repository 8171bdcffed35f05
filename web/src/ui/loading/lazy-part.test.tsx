import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { show } from '../../testing/show.tsx';
import { lazyPart } from './lazy-part.tsx';
import { PartProblem } from './part-problem.tsx';

/** A page with a part that cannot be fetched the first time. */
function openPage() {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(async () => ({ default: () => <p>The part</p> }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyPart(load, PartProblem);
  return show(
    <>
      <h1>The page</h1>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
}

const problem = () => screen.findByText(/^This part couldn’t be loaded/);

it('keeps the page when a part cannot be loaded, and fetches it when asked', async () => {
  const user = openPage();
  await problem();
  screen.getByRole('heading', { name: 'The page' });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('The part');
  expect(screen.queryByText(/couldn’t be loaded/)).toBeNull();
});

it.each([
  ['once the device is online', () => window.dispatchEvent(new Event('online'))],
  ['when the person goes to another page', () => navigate('/account')],
  ['when the person goes to another step', () => navigate('/?step=2')],
])('fetches it %s', async (_when, happen) => {
  openPage();
  await problem();
  act(() => void happen());
  await screen.findByText('The part');
});
