import { spawn } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { databaseDirOf } from '../../tools/launcher/postgres/initialise-postgres.ts';
import { createFleet } from '../../tools/launcher/processes/fleet.ts';
import { codeOf } from './support/saver.ts';
import { ask } from './support/servers/postgres-server.ts';
import { openSite } from './support/site.ts';
import { maySmallDisk, openSmallDisk, whyNoSmallDisk } from './support/small-disk.ts';

const soon = { timeout: 20_000, interval: 25 };

it.skipIf(!maySmallDisk)(
  `F19: refuses writes and answers reads while PostgreSQL’s disk is full, and recovers${whyNoSmallDisk}`,
  async () => {
    const { stage, person, areRunning } = await openSite();
    const { disk, fill, makeRoom } = openSmallDisk();
    const { uid, gid } = statSync(databaseDirOf(stage.postgres.dataDir));
    chownSync(disk, uid, gid);
    const admin = stage.postgres.urlOf('postgres');
    await ask(admin, `create tablespace small location '${disk}'`);
    await ask(admin, 'grant create on tablespace small to migrations');
    await ask(stage.postgres.ownerUrlOf('will_data'), 'alter table funeral_wishes set tablespace small');

    const { funeralWishes, testatorRecord } = person.api.willData;
    const long = (word: string) => `${word} `.repeat(1900 / word.length).slice(0, 1900);
    const wishes = (word: string) => ({
      location: long(word),
      ashesDirections: long(word),
      readingsHymns: long(word),
      flowersCharities: long(word),
      gatheringDirections: long(word),
    });
    let stored = await funeralWishes.save.mutate({
      basedOn: 0,
      changes: { funeralType: 'burial', ...wishes('first') },
    });
    fill();

    const refusal = await vi.waitFor(async () => {
      const saved = await funeralWishes.save.mutate({ basedOn: stored.version, changes: wishes('next') }).catch(codeOf);
      if (typeof saved === 'string') return saved;
      stored = saved;
      throw new Error('there is still room');
    }, soon);
    expect(refusal).toBe('SERVICE_UNAVAILABLE');
    expect((await testatorRecord.get.query()).funeralWishes).toEqual(stored);

    makeRoom();
    const after = await funeralWishes.save.mutate({ basedOn: stored.version, changes: wishes('after') });
    expect((await testatorRecord.get.query()).funeralWishes).toEqual(after);
    expect(areRunning()).toBe(true);
  },
);

it.skipIf(!maySmallDisk)(
  `F19: keeps what it runs alive while the disk of its logs is full, and writes on when there is room${whyNoSmallDisk}`,
  async () => {
    const { disk, fill, makeRoom } = openSmallDisk();
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    onTestFinished(() => void vi.restoreAllMocks());
    const fleet = createFleet(disk, () => undefined);
    onTestFinished(() => fleet.stop());
    let heard = 0;
    function talk() {
      const child = spawn(process.execPath, ['-e', 'setInterval(() => console.log("a line ".repeat(1000)), 1)']);
      child.stdout.on('data', () => heard++);
      return child;
    }
    fleet.start([{ name: 'talker', spawn: talk, isReady: async () => true }]);
    const written = () => statSync(join(disk, 'talker.log')).size;
    await vi.waitFor(() => expect(written()).toBeGreaterThan(0), soon);
    const { talker } = fleet.pids();
    fill();
    const [before, full] = [heard, written()];
    await vi.waitFor(() => expect(heard).toBeGreaterThan(before + 3), soon);
    makeRoom();
    await vi.waitFor(() => expect(written()).toBeGreaterThan(full + 20_000), soon);
    expect(fleet.pids()).toEqual({ talker });
  },
);
