import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Later than everybody is ready, for it takes some tens of milliseconds.
const releaseAfterMs = 3000;

/**
 * Gives back, once, what only the start needed: a third of the heap, which the engine would otherwise keep for as long
 * as little is done. Node.js has no other way to ask for it.
 */
export function releaseStartupMemory() {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  setTimeout(() => collect({ type: 'major', flavor: 'last-resort', execution: 'sync' }), releaseAfterMs).unref();
}
