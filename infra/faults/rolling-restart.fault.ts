import { it } from 'vitest';
import { serviceFolders } from '../launcher/paths.ts';
import { openFleet } from './support/fleet.ts';

it('F15: replaces each service in turn under load, and fails no request', async () => {
  const { replace, expectMore, expectNoFailure } = await openFleet();
  await expectMore();
  for (const name of serviceFolders) {
    await replace(name);
    await expectMore();
  }
  await expectNoFailure();
});
