import { it } from 'vitest';
import { serviceFolders } from '../../services.ts';
import { openFleet } from './support/fleet.ts';
import { onEachStore } from './support/stores.ts';

onEachStore((store) => {
  it('F15: replaces each service in turn under load, and fails no request', async () => {
    const { replace, expectMore, expectNoFailure } = await openFleet(store);
    await expectMore();
    for (const name of serviceFolders) {
      await replace(name);
      await expectMore();
    }
    await expectNoFailure();
  });
});
