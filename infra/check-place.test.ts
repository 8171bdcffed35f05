import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountProblem, downloadSettings, folderProblem, nodeProblem } from './check-place.mjs';

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-place-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** For this test, the variable of the environment has this value. */
function stub(name: string, value: string) {
  vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

it('refuses a version of Node that is too old', () => {
  expect(nodeProblem('16.20.2')).toMatch(/^Plainwill needs Node 18 or later, and this is Node 16\.20\.2\. Install/);
  expect(nodeProblem('18.0.0')).toBeNull();
  expect(nodeProblem('24.21.0')).toBeNull();
});

describe('a folder to install in', () => {
  it('must be there to be written, as must the one for temporary files', () => {
    const folder = temporaryFolder();
    const gone = join(folder, 'gone');
    expect(folderProblem(gone)).toBe(
      `The folder ${gone} cannot be written. Clone Plainwill to a folder that you can write to.`,
    );
    stub('TMPDIR', gone);
    expect(folderProblem(folder)).toMatch(/gone, cannot be written\. Set TMPDIR/);
  });

  it('must have room', () => {
    expect(folderProblem(temporaryFolder(), 1_000_000_000)).toMatch(
      /^Plainwill needs 1000000000 MB of free space, and .+ has \d+ MB\. Free some/,
    );
  });
});

it('keeps downloads in a folder of its own only where the home folder cannot be written', () => {
  const folder = temporaryFolder();
  stub('HOME', folder);
  expect(downloadSettings('/downloads', {})).toEqual({});
  stub('HOME', join(folder, 'gone'));
  expect(downloadSettings('/downloads', { npm_config_cache: '/given' })).toEqual({
    XDG_CACHE_HOME: '/downloads/cache',
    XDG_DATA_HOME: '/downloads/data',
    XDG_STATE_HOME: '/downloads/state',
  });
});

it('asks for no other user than root where PostgreSQL does not run, or runs elsewhere', () => {
  expect(accountProblem('typecheck', {})).toBeNull();
  expect(accountProblem('test', { TEST_DATABASE_URL: 'postgres://db' })).toBeNull();
});
