import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { inRoot } from '../../../../tools/launcher/settings/paths.ts';
import { needsPrograms } from '../needs-programs.ts';
import { signalled } from './faulty-server.ts';

interface Balanced {
  name: string;
  /** It listens at this address of this machine. */
  port: number;
  /** The addresses of those behind it. */
  targets: readonly string[];
}

const listenSection = ({ name, port, targets }: Balanced) => `
listen ${name}
  bind 127.0.0.1:${port}
${targets.map((url, index) => `  server ${name}-${index + 1} ${new URL(url).host}`).join('\n')}
`;

/** One HAProxy before several of each, with the settings that operators are given; ended after the test. */
export function startHaproxy(balanced: readonly Balanced[]) {
  const { haproxy } = needsPrograms({ haproxy: 'haproxy' });
  const folder = mkdtempSync(join(tmpdir(), 'plainwill-haproxy-'));
  const own = join(folder, 'haproxy.cfg');
  writeFileSync(own, balanced.map(listenSection).join(''));
  const defaults = inRoot('infra', 'deploy', 'compose', 'failover', 'haproxy-defaults.cfg');
  const child = spawn(haproxy, ['-db', '-f', defaults, '-f', own], { stdio: 'ignore' });
  onTestFinished(async () => {
    await signalled(child, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
}
