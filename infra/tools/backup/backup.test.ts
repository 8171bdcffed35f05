import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Checkpoint } from '@plainwill/kit/audit/checkpoint';
import { generateX25519Identity } from 'age-encryption';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { servicesWithDatabase } from '../../services.ts';
import { migrate } from '../launcher/postgres/migrate.ts';
import { migrationsOf020 } from '../launcher/postgres/testing/release-0.2.0.ts';
import { backUp } from './back-up.ts';
import { withDatabases } from './connect.ts';
import { type Manifest, readManifest, writeManifest } from './manifest.ts';
import { insertSignIn, seals, withIdentity } from './testing/audit.ts';
import { at, everything } from './testing/databases.ts';
import { productWithBackups } from './testing/product.ts';

const { live, someDatabases, recipient, marker, addAccount, take, putBack } = await productWithBackups();
/** Written while the backup is made. */
const late = randomUUID();

let checkpoint: Checkpoint | null;
let before: Record<string, unknown>;
let taken: Awaited<ReturnType<typeof take>>;
beforeAll(async () => {
  for (let i = 0; i < 2; i++) await addAccount();
  await at(live, 'identity', async (ask) => {
    for (let i = 0; i < 3; i++) await ask(insertSignIn);
  });
  checkpoint = await withIdentity(live, (em) => seals.seal(em, new Date()));
  before = await everything(live);
  await withDatabases(live, async (clients) => {
    // Identity is copied first, and waits here.
    await clients.identity.query('begin; lock table accounts in access exclusive mode');
    const taking = take();
    await vi.waitFor(
      async () => {
        const { rows } = await clients.identity.query(
          "select 1 from pg_locks where relation = 'accounts'::regclass and not granted",
        );
        expect(rows).not.toEqual([]);
      },
      { timeout: 60_000 },
    );
    await clients['will-data'].query('insert into testators (account_id) values ($1)', [late]);
    await clients.identity.query('commit');
    taken = await taking;
  });
});

describe('a backup', () => {
  let other: Record<string, string>;
  let restored: Awaited<ReturnType<typeof putBack>>;
  let found: Record<string, unknown>;
  beforeAll(async () => {
    other = await someDatabases();
    restored = await putBack(other);
    found = await everything(other);
  });

  it('is restored with every row of every table, into databases that were never used', () => {
    expect(restored).toMatchObject({ folder: taken.folder, erasedAgain: 0 });
    expect(found).toEqual(before);
    expect(JSON.stringify(found)).toContain(marker);
  });

  it('is of one moment: what is written while it is made is not in it', async () => {
    expect(JSON.stringify(await everything(live))).toContain(late);
    expect(JSON.stringify(found)).not.toContain(late);
  });

  it('carries the signed checkpoint of its audit log, with which the restored log is compared', () => {
    expect(taken.manifest.databases.identity.audit).toEqual(checkpoint);
    expect(restored).toMatchObject({ auditProblems: [] });
  });

  it('lets the services go on with what it restores: migrated, and guarded as before', async () => {
    for (const service of servicesWithDatabase) expect(await migrate(service, other)).toEqual([]);
    await at(other, 'identity', async (ask) => {
      await ask(insertSignIn);
      await expect(ask('delete from audit_log')).rejects.toThrow(/only grows/);
    });
  });

  it('shows nothing of what is in it', () => {
    for (const file of readdirSync(taken.folder, { recursive: true, withFileTypes: true })) {
      if (file.isFile()) expect(readFileSync(join(file.parentPath, file.name), 'latin1')).not.toContain(marker);
    }
  });

  it('leaves nothing behind when it fails half-way', async () => {
    const to = temporaryFolder();
    const gone = {
      ...live,
      NOTIFICATIONS_DATABASE_URL: live.NOTIFICATIONS_DATABASE_URL?.replace(/\w+$/, 'gone') ?? '',
    };
    await expect(backUp({ environment: gone, to, recipient, now: new Date() })).rejects.toThrow(
      /NOTIFICATIONS_DATABASE_URL: the database does not answer/,
    );
    await expect(backUp({ environment: live, to, recipient: 'age1', now: new Date() })).rejects.toThrow();
    expect(readdirSync(to)).toEqual([]);
  });
});

/** Removed when the test has finished. */
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('a restore is refused, and nothing changes', () => {
  let empty: Record<string, string>;
  beforeAll(async () => {
    empty = await someDatabases();
  });
  const isUntouched = async () => expect(await everything(empty)).toEqual({});

  /** The backup again, to be spoilt. */
  function copied() {
    const copy = join(temporaryFolder(), 'copy');
    cpSync(taken.folder, copy, { recursive: true });
    return copy;
  }

  it('with another key', async () => {
    await expect(putBack(empty, { identity: await generateX25519Identity() })).rejects.toThrow(/does not open/);
    await isUntouched();
  });

  it('with a damaged file', async () => {
    const from = copied();
    const file = join(from, 'identity', 'accounts.copy.gz.age');
    const bytes = readFileSync(file);
    bytes[bytes.length - 20] = (bytes.at(-20) ?? 0) ^ 1;
    writeFileSync(file, bytes);
    await expect(putBack(empty, { from })).rejects.toThrow(/accounts\.copy\.gz\.age is damaged/);
    rmSync(file);
    await expect(putBack(empty, { from })).rejects.toThrow(/accounts\.copy\.gz\.age is missing/);
    writeFileSync(join(from, 'manifest.json'), '{');
    await expect(putBack(empty, { from })).rejects.toThrow(/manifest\.json is damaged/);
    await isUntouched();
  });

  it('when a newer version made it', async () => {
    const from = copied();
    const manifest: Manifest = readManifest(from);
    manifest.databases.identity.migrations.push('Migration20991231000000_AddTelepathy');
    writeManifest(from, manifest);
    await expect(putBack(empty, { from })).rejects.toThrow(
      /newer version: identity does not know Migration20991231000000_AddTelepathy/,
    );
    await isUntouched();
  });

  it('when a version before 0.2.0 made it', async () => {
    const from = copied();
    const manifest: Manifest = readManifest(from);
    manifest.databases.identity.migrations = migrationsOf020.identity.slice(0, -1);
    writeManifest(from, manifest);
    await expect(putBack(empty, { from })).rejects.toThrow(
      /identity are older than version 0\.2\.0: upgrade to 0\.2\.0/,
    );
    await isUntouched();
  });

  it('where there is no backup', async () => {
    await expect(putBack(empty, { from: join(taken.folder, 'nowhere') })).rejects.toThrow(/There is no backup/);
  });

  it('into databases that somebody uses', async () => {
    await withDatabases(live, () =>
      expect(putBack(live, { isReplacing: true })).rejects.toThrow(/in use\. Stop the services first/),
    );
  });

  it('into databases that hold something, unless told to replace it', async () => {
    await at(live, 'identity', (ask) => ask(`update accounts set name = 'changed since'`));
    const changed = await everything(live);
    await expect(putBack(live)).rejects.toThrow(/is not empty\. Add --replace/);
    expect(await everything(live)).toEqual(changed);
    await putBack(live, { isReplacing: true });
    expect(await everything(live)).toEqual(before);
  });
});
