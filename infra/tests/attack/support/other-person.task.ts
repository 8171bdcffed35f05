// Somebody else at work during an attack, in a process of their own: beside the attacker's calls theirs would wait here.
// Reads again and again until told to stop, then reports the status and the time of each answer; whatever it is told
// meanwhile is the phase that the reads from then on are of.
import { setTimeout } from 'node:timers/promises';

export interface Read {
  phase: string;
  status: number;
  ms: number;
}

const [url = '', origin = '', cookie = ''] = process.argv.slice(2);
// Fewer than the 900 calls a minute that one account has.
const paceMs = 70;
const reads: Read[] = [];
let phase = '';
process.on('message', (told) => {
  phase = String(told);
});
while (phase !== 'stop') {
  const began = { phase, at: performance.now() };
  const headers = { origin, cookie, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: '{}' });
  await response.text();
  reads.push({ phase: began.phase, status: response.status, ms: performance.now() - began.at });
  await setTimeout(paceMs);
}
process.send?.(reads, () => process.disconnect());
