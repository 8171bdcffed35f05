import { expect, it } from 'vitest';
import { servicesBehindGateway, servicesWithDatabase } from '../../services.ts';
import { releaseBefore } from '../../tools/checks/release-before.ts';
import { knownMigrations } from '../../tools/launcher/postgres/migrate.ts';
import { inRoot } from '../../tools/launcher/settings/paths.ts';
import { expectBalance } from './support/expect-balance.ts';
import { openFleet } from './support/fleet.ts';
import { checkOutReleaseBefore, hasReleaseBefore, migrateBy } from './support/release-before.ts';
import { startSaver } from './support/saver.ts';

const upgradeOrder = [...servicesBehindGateway, 'gateway'] as const;

// The steps are those of docs/operate/upgrade.md.
it.skipIf(!hasReleaseBefore())(
  `upgrades from ${releaseBefore.version} under load, rolls back and upgrades again, and loses nothing`,
  async () => {
    const before = await checkOutReleaseBefore();
    const fleet = await openFleet('PostgreSQL', { ...before, prepare: before.makeTables });
    const { stage, person, signUp, replace, expectMore, expectNoFailure } = fleet;
    const saver = startSaver(person.api);
    const people = [person];
    await expectMore();

    const migrated = await migrateBy(inRoot(), stage);
    for (const service of servicesWithDatabase) {
      const added = knownMigrations(service).filter((name) => name > (releaseBefore.newestMigrations[service] ?? ''));
      expect(migrated).toContain(`${service}: ${added.join(', ') || 'up to date'}\n`);
    }
    await expectMore();

    const upgrade = { order: upgradeOrder, root: inRoot(), settings: {} };
    const rollBack = { order: upgradeOrder.toReversed(), root: before.root, settings: before.settings };
    for (const { order, root, settings } of [upgrade, rollBack, upgrade]) {
      for (const name of order) {
        await replace(name, settings, root);
        await expectMore();
      }
      // People who signed in under one release stay signed in under the other, and new people can sign up.
      people.push(await signUp());
      for (const { api } of people) expect(await api.willData.testatorRecord.get.query()).toBeTruthy();
    }

    const { lost, saves, failures } = await saver.stop();
    process.stdout.write(`${saves.length} saves, failed: ${JSON.stringify(failures)}\n`);
    expect(lost).toEqual([]);
    await expectBalance(await expectNoFailure(), stage.webhooks, 30_000);
  },
);
