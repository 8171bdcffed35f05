import type { Finding } from '@plainwill/contracts/will-data/will/will-checks';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { clearDrafts, isAnythingUnsaved } from '../../../shared/drafts/clear-drafts.ts';
import { aTestatorRecord } from '../../../testing/a-testator-record.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import { useUnderstood } from './understood.ts';

const warning = (message: string): Finding => ({
  id: 'CHD-06',
  severity: 'warns',
  subject: 'gifts',
  message,
  source: 'Practice',
  place: null,
});

function Tick({ finding }: { finding: Finding }) {
  const { isTicked, tick } = useUnderstood();
  return (
    <input
      type="checkbox"
      aria-label={finding.message}
      checked={isTicked(finding)}
      onChange={({ target }) => tick(finding, target.checked)}
    />
  );
}

const ring = warning('Only Mia gets the ring.');
const open = () =>
  showInWillMaker(
    <>
      <Tick finding={ring} />
      <Tick finding={warning('Only Mia and Max get the ring.')} />
    </>,
    aTestatorRecord(),
  );
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

/** As when the page is loaded again: what it holds in memory is gone. */
function reload() {
  cleanup();
  const stored = { ...localStorage };
  clearDrafts();
  Object.assign(localStorage, stored);
}

it('keeps a tick through a reload, encrypted, until what the warning speaks of changes', async () => {
  const user = open();
  await user.click(await box(ring.message));
  await waitFor(() => expect(Object.keys(localStorage).join()).toContain('understood'));
  expect(JSON.stringify({ ...localStorage })).not.toContain('Mia');
  // It is no work of theirs that would be lost.
  expect(await isAnythingUnsaved()).toBe(false);
  reload();
  open();
  const ticked = await box(ring.message);
  await waitFor(() => expect(ticked.checked).toBe(true));
  expect((await box('Only Mia and Max get the ring.')).checked).toBe(false);
});
