import { spawn } from 'node:child_process';
import { answersOk } from './processes/answers-ok.ts';
import { local, type Ports } from './settings/environments.ts';
import { inRoot } from './settings/paths.ts';
import type { Settings } from './settings/settings.ts';
import type { ProcessSpec } from './processes/supervisor.ts';

/** The web app's own server, which reloads what is changed and passes calls on to the gateway. */
export function viteProcess({ given }: Settings, ports: Ports): ProcessSpec {
  return {
    name: 'web',
    spawn: () =>
      spawn(
        process.execPath,
        [inRoot('web', 'node_modules', 'vite', 'bin', 'vite.js'), '--port', String(ports.site), '--strictPort'],
        {
          cwd: inRoot('web'),
          env: { ...given, CI: undefined, GATEWAY_URL: local(ports.gateway) },
          // It ends when its standard input does, which is when the launcher is killed.
          stdio: ['pipe', 'pipe', 'pipe'],
          detached: process.platform !== 'win32',
          windowsHide: true,
        },
      ),
    isReady: () => answersOk(`http://localhost:${ports.site}/`),
  };
}
