// Somebody else at work during an attack, in a process of their own: beside the attacker's calls theirs would wait here.
// Reads one call after the other until told to stop, then reports how long each took (ms) and its status.
const [url = '', origin = '', cookie = ''] = process.argv.slice(2);
const calls: { ms: number; status: number }[] = [];
let isOver = false;
process.once('message', () => {
  isOver = true;
});
while (!isOver) {
  const started = performance.now();
  const headers = { origin, cookie, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: '{}' });
  await response.text();
  calls.push({ ms: performance.now() - started, status: response.status });
}
process.send?.(calls, () => process.disconnect());
