import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../launcher/settings/paths.ts';

/**
 * A bare Node server of this folder, in a process of its own, as the product's are: else it would share its time with
 * whoever measures.
 */
export async function bareProcess(script: string, argument: string) {
  const node = spawn(process.execPath, [inRoot('infra', 'bench', script), argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(node.stdout, 'data');
  return {
    url: `http://127.0.0.1:${String(port).trim()}`,
    async close() {
      node.kill();
      await once(node, 'exit');
    },
  };
}
