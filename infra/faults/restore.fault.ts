import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, it, onTestFinished, vi } from 'vitest';
import { backUp, backUpErasures } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';
import { databaseName, databaseVariables, migrationVariables, servicesWithDatabase } from '../services.ts';
import { ask } from './support/servers/postgres-server.ts';
import { openSite } from './support/site.ts';
import { onEachStore } from './support/stores.ts';

// The service looks once a minute whether an account is due.
const untilErased = { timeout: 90_000, interval: 250 };

const wishes = (location: string) => ({
  funeralType: 'burial' as const,
  location,
  ashesDirections: '',
  readingsHymns: '',
  flowersCharities: '',
  gatheringDirections: '',
});

onEachStore((store) => {
  it('F24: restores everyone from a backup, and erases again who was erased after it', {
    timeout: 300_000,
  }, async () => {
    const { stage, services, person: stays, enter } = await openSite({ store });
    const goes = await enter();
    await stays.api.willData.funeralWishes.save.mutate({ basedOn: 0, changes: wishes('as in the backup') });
    await goes.api.willData.funeralWishes.save.mutate({ basedOn: 0, changes: wishes('not to come back') });

    const folder = mkdtempSync(join(tmpdir(), 'plainwill-fault-backup-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { urlOf, ownerUrlOf } = stage.postgres;
    const environment = Object.fromEntries(
      servicesWithDatabase.flatMap((service) => [
        [databaseVariables[service], urlOf(databaseName(service))],
        [migrationVariables[service], ownerUrlOf(databaseName(service))],
      ]),
    );
    const identity = await generateX25519Identity();
    const recipient = await identityToRecipient(identity);
    const { manifest } = await backUp({ environment, to: folder, recipient, now: new Date() });

    const id = (await goes.api.identity.accounts.me.query())?.id;
    await ask(urlOf('identity'), 'update accounts set deletion_at = now() where id = $1', [id]);
    const remains = async () => [
      ...(await ask(urlOf('identity'), 'select 1 from accounts where id = $1', [id])),
      ...(await ask(urlOf('will_data'), 'select 1 from testators where account_id = $1', [id])),
    ];
    await vi.waitFor(async () => expect(await remains()).toEqual([]), untilErased);
    expect(await backUpErasures({ environment, to: folder })).toBe(1);
    await stays.api.willData.funeralWishes.save.mutate({ basedOn: 1, changes: { location: 'after the backup' } });

    await Promise.all(Object.values(services).map((service) => service.stop()));
    // As operations.md asks for: its jobs belong to what is gone.
    if (store === 'Redis') await stage.store.empty();
    const restored = await restore({ environment, from: folder, identity, isReplacing: true });
    expect(restored.erasedAgain).toBe(1);
    for (const { name, rows } of manifest.databases['will-data'].tables) {
      const [count] = await ask<{ n: number }>(urlOf('will_data'), `select count(*)::int as n from ${name}`);
      expect({ name, rows: count?.n }).toEqual({ name, rows });
    }
    expect(await remains()).toHaveLength(2);

    await Promise.all(Object.values(services).map((service) => service.start()));
    await expect(goes.signIn()).rejects.toThrow(/401/);
    await vi.waitFor(async () => expect(await remains()).toEqual([]), untilErased);
    expect((await stays.api.willData.testatorRecord.get.query()).funeralWishes?.location).toBe('as in the backup');
  });
});
