import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../../tools/launcher/settings/paths.ts';

interface ComposeService {
  image?: string;
  command?: string[];
  build?: { dockerfile: string };
  environment?: Record<string, string>;
  volumes?: string[];
  [key: string]: unknown;
}

interface Compose {
  services: Record<string, ComposeService>;
  secrets: Record<string, { file: string }>;
}

const read = (...path: string[]) => readFileSync(inRoot(...path), 'utf8');
const compose = (name: string): Compose => parse(read(name), { merge: true });
const [base, tls, overlay] = [
  'docker-compose.yml',
  'infra/deploy/compose/docker-compose.tls.yml',
  'infra/deploy/compose/docker-compose.archive.yml',
].map(compose);
const dockerfile = read('infra', 'deploy', 'compose', 'archive', 'postgres.Dockerfile');
/** Lines `name = value` of a file of settings. */
const settingsIn = (name: string) =>
  Object.fromEntries(
    [...read('infra', 'deploy', 'compose', 'archive', name).matchAll(/^([\w-]+) ?= ?(.+)$/gm)].map(([, key, value]) => [
      key,
      value,
    ]),
  );

describe('infra/deploy/compose/docker-compose.archive.yml', () => {
  it('runs the PostgreSQL that docker-compose.yml runs, with the settings of infra/deploy/compose/archive', () => {
    expect(dockerfile).toMatch(new RegExp(`^FROM ${base?.services.postgres?.image}$`, 'm'));
    const copied = [...dockerfile.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
    expect(copied.length).toBeGreaterThan(0);
    for (const file of copied) expect(existsSync(inRoot(file)), file).toBe(true);
    expect(base?.services.postgres?.command).toEqual(['postgres']);
    const [program, ...settings] = overlay?.services.postgres?.command ?? [];
    expect([program, settings]).toEqual(['postgres', ['-c', 'config_file=/etc/archive/postgresql.conf']]);
    expect(dockerfile).toMatch(/ > \/etc\/archive\/postgresql\.conf$/m);
  });

  it('changes nothing that infra/deploy/compose/docker-compose.tls.yml changes too, so that both may be used', () => {
    const inBoth = Object.keys(overlay?.services.postgres ?? {}).filter((key) => key in (tls?.services.postgres ?? {}));
    // Lists of two files are put together.
    expect(inBoth).toEqual(['secrets']);
    expect(Object.keys(overlay?.secrets ?? {}).filter((name) => name in (tls?.secrets ?? {}))).toEqual([]);
  });

  it('gives the passphrase as a file to those two alone, and never by the environment', () => {
    expect(overlay?.secrets).toEqual({ 'archive-key.conf': { file: `\${ARCHIVE_KEY_FILE:-./archive-key.conf}` } });
    for (const { environment, secrets } of Object.values(overlay?.services ?? {})) {
      expect(environment).toBeUndefined();
      expect(secrets).toEqual(['archive-key.conf']);
    }
    expect(dockerfile).not.toContain('CIPHER');
  });

  it('has no archive on the disk of the database unless it is told so', () => {
    for (const { volumes } of Object.values(overlay?.services ?? {}))
      expect(volumes?.at(-1)).toMatch(/^\$\{ARCHIVE_DIR:\?.+\}:\/var\/lib\/pgbackrest$/);
  });

  it('backs up without a network, without rights and without a file system to change', () => {
    expect(overlay?.services.archive).toMatchObject({
      user: 'postgres',
      network_mode: 'none',
      cap_drop: ['ALL'],
      read_only: true,
      security_opt: ['no-new-privileges:true'],
    });
  });
});

describe('the settings of the archive', () => {
  it('let no segment of the log wait for more than half a minute, and nobody in before a restore is complete', () => {
    expect(settingsIn('postgresql.conf')).toEqual({
      archive_mode: 'on',
      archive_command: "'pgbackrest archive-push %p'",
      archive_timeout: '30s',
      hot_standby: 'off',
    });
  });

  it('encrypt it, and keep nothing for longer than backups are kept', () => {
    const settings = settingsIn('pgbackrest.conf');
    expect(settings).toMatchObject({ 'repo1-cipher-type': 'aes-256-cbc', 'repo1-retention-full-type': 'time' });
    const [, days] = /Delete backups after \[(\d+) days\]/.exec(read('docs', 'security', 'privacy.md')) ?? [];
    // A full backup is kept until the next one, a week younger, is old enough.
    expect(Number(settings['repo1-retention-full']) + 7).toBe(Number(days));
  });
});

describe('back-up.sh', () => {
  /** Runs it until it would sleep. @returns what it ran, and what it printed */
  function run({
    day,
    time,
    status = 'ok',
    outcome = 0,
  }: {
    day: number;
    time: string;
    status?: string;
    outcome?: number;
  }) {
    const folder = mkdtempSync(join(tmpdir(), 'plainwill-archive-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const log = join(folder, 'log');
    const seconds = Date.parse(`2027-01-01T${time}Z`) / 1000;
    const programs = {
      pgbackrest: `case "$*" in info) echo 'status: ${status}';; *backup) exit ${outcome};; esac`,
      date: `case "$*" in *%u) echo ${day};; *%s) echo ${seconds};; esac`,
      // The second night does not come.
      sleep: `[ "$(grep -c '^sleep' ${log})" = 1 ]`,
    };
    for (const [name, script] of Object.entries(programs)) {
      const note = name === 'date' ? '' : `echo "${name} $*" >> ${log}\n`;
      writeFileSync(join(folder, name), `#!/bin/sh\n${note}${script}\n`);
      chmodSync(join(folder, name), 0o755);
    }
    const env = { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) };
    const { stdout } = spawnSync('sh', [inRoot('infra', 'deploy', 'compose', 'archive', 'back-up.sh')], {
      env,
      encoding: 'utf8',
    });
    const ran = readFileSync(log, 'utf8').trim().split('\n');
    return { ran: ran.filter((line) => line !== 'pgbackrest info'), stdout };
  }

  it.each([
    [7, '00:30:00', 'full', 3600],
    [1, '01:29:59', 'diff', 1],
    [6, '12:30:00', 'diff', 13 * 3600],
  ])('makes the archive, and backs up at half past one: day %i, %s', (day, time, type, wait) => {
    const { ran, stdout } = run({ day, time });
    expect(ran.slice(0, 3)).toEqual(['pgbackrest stanza-create', `sleep ${wait}`, `pgbackrest --type=${type} backup`]);
    expect(stdout).not.toContain('ALARM');
  });

  it('backs up at once if there is no backup yet', () => {
    const { ran } = run({ day: 2, time: '12:00:00', status: 'error (no valid backups)' });
    expect(ran.slice(0, 2)).toEqual(['pgbackrest stanza-create', 'pgbackrest --type=diff backup']);
  });

  it('says so when a backup fails, and goes on', () => {
    const { ran, stdout } = run({ day: 2, time: '12:00:00', outcome: 1 });
    expect(stdout).toContain('ALARM: the backup failed');
    expect(ran.at(-1)).toMatch(/^sleep/);
  });
});
