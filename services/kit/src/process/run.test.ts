import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const kit = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

/** A process of ours that would live for ever, once it has said that it is up; supervised by this one. */
function supervised({ first = '', starting = '' }) {
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-run-'));
  const script = join(folder, 'main.ts');
  writeFileSync(
    script,
    `import { execFileSync } from 'node:child_process';
     import { once } from 'node:events';
     import { open } from 'node:fs';
     import { run } from ${kit('./run.ts')};
     import { createLog } from ${kit('../log.ts')};
     ${first}
     await run(() => createLog('part', 'silent'), async () => {
       setInterval(() => {}, 1000);
       ${starting}
       return { close: async () => {} };
     });
     if (process.connected) process.send('up');`,
  );
  const child = fork(script, { cwd: folder, env: { ...process.env, PLAINWILL_SUPERVISED: '1' } });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return { child, ended };
}

// Named pipes are files only where files have a common tree.
it.skipIf(process.platform === 'win32')(
  'ends with its supervisor, also while a native thread never returns',
  async () => {
    const { child, ended } = supervised({ starting: `execFileSync('mkfifo', ['pipe']); open('pipe', 'r', () => {});` });
    await once(child, 'message');
    child.disconnect();
    await ended;
  },
);

it('ends with a supervisor that was gone before it looked', async () => {
  const { child, ended } = supervised({ first: `process.send('here'); await once(process, 'disconnect');` });
  await once(child, 'message');
  child.disconnect();
  await ended;
});

it('says by its exit code that it was asked to end', async () => {
  const { child, ended } = supervised({});
  await once(child, 'message');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
