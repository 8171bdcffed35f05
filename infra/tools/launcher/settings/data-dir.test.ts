import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDataDir, writeWhole } from './data-dir.ts';
import { readSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plainwill-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('claimDataDir', () => {
  it('makes the directory, and gives it back', () => {
    const dataDir = join(folder, 'new', 'data');
    const release = claimDataDir(dataDir);
    expect(existsSync(join(dataDir, 'launcher.pid'))).toBe(true);
    release();
    expect(existsSync(join(dataDir, 'launcher.pid'))).toBe(false);
  });

  it('opens the directory to nobody else, also one that a version before made for everybody', () => {
    const isPrivate = (path: string) => (statSync(path).mode & 0o066) === 0;
    const made = join(folder, 'made');
    claimDataDir(made);
    const before = join(folder, 'before');
    mkdirSync(join(before, 'logs'), { recursive: true, mode: 0o755 });
    writeFileSync(join(before, 'secrets.json'), '{}');
    claimDataDir(before);
    for (const path of [made, join(made, 'logs'), before, join(before, 'logs')]) expect(isPrivate(path)).toBe(true);
  });

  it('leaves a directory as it is that is for others as well, and keeps its own part of it to itself', () => {
    const shared = join(folder, 'shared');
    mkdirSync(shared, { mode: 0o755 });
    claimDataDir(shared);
    expect(statSync(shared).mode & 0o777).toBe(0o755);
    expect(statSync(join(shared, 'logs')).mode & 0o777).toBe(0o700);
  });

  it('names a directory that cannot be written, and says what to do', () => {
    writeFileSync(join(folder, 'file'), '');
    const dataDir = join(folder, 'file', 'data');
    expect(() => claimDataDir(dataDir)).toThrow(/The data directory .+ cannot be written .+ Set DATA_DIR/);
  });

  it('refuses a directory that a running launcher has', () => {
    const launcher = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'infra/tools/commands/start.ts']);
    writeFileSync(join(folder, 'launcher.pid'), String(launcher.pid));
    expect(() => claimDataDir(folder)).toThrow(/already runs with the data in .+ \(process \d+\)/);
    launcher.kill('SIGKILL');
  });

  it('takes over from a launcher that was killed, also when its number belongs to another program by now', () => {
    writeFileSync(join(folder, 'launcher.pid'), '1');
    expect(() => claimDataDir(folder)).not.toThrow();
  });
});

describe('writeWhole', () => {
  it('leaves no draft behind, and a file that only its owner reads', () => {
    writeWhole(join(folder, 'secrets.json'), '{}');
    expect(readdirSync(folder)).toEqual(['secrets.json']);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
  });
});

describe('readSecrets', () => {
  it('makes secrets once and keeps them', () => {
    expect(readSecrets(folder)).toEqual(readSecrets(folder));
  });

  it('adds those that are new since, and keeps the rest', () => {
    const { identityLinkKey, ...older } = readSecrets(folder);
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify(older));
    const completed = readSecrets(folder);
    expect(completed).toMatchObject(older);
    expect(completed.identityLinkKey).toHaveLength(identityLinkKey.length);
  });

  it('names a damaged file instead of replacing it', () => {
    writeFileSync(join(folder, 'secrets.json'), '{');
    expect(() => readSecrets(folder)).toThrow(/secrets\.json is damaged/);
  });
});
