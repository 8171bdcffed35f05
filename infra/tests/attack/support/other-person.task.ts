// Somebody else at work during an attack, in a process of their own: beside the attacker's calls theirs would wait here.
// Reads again and again until told to stop, then reports the status of each answer.
import { setTimeout } from 'node:timers/promises';

const [url = '', origin = '', cookie = ''] = process.argv.slice(2);
// Fewer than the 900 calls a minute that one account has.
const paceMs = 70;
const statuses: number[] = [];
let isOver = false;
process.once('message', () => {
  isOver = true;
});
while (!isOver) {
  const headers = { origin, cookie, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: '{}' });
  await response.text();
  statuses.push(response.status);
  await setTimeout(paceMs);
}
process.send?.(statuses, () => process.disconnect());
