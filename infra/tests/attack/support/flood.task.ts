// A flood from one address, in a process of its own: beside the others' calls it would make them wait here.
// Keeps so many connections busy until told to stop, then reports how often each status came.
import { Agent, request } from 'node:http';

export interface Flood {
  url: string;
  connections: number;
  address: string;
  headers: Record<string, string>;
  /** `#` stands for another number in each. */
  body: string;
  cookie?: string;
}

const flood: Flood = JSON.parse(process.argv[2] ?? '');
const agent = new Agent({ keepAlive: true, maxSockets: flood.connections });
const counts: Record<string, number> = {};
let sent = 0;
let isOver = false;

const once = () =>
  new Promise<void>((resolve) => {
    const numbered = (text: string) => text.replaceAll('#', String(sent));
    sent += 1;
    const headers = {
      ...flood.headers,
      'content-type': 'application/json',
      'x-forwarded-for': flood.address,
      ...(flood.cookie && { cookie: numbered(flood.cookie) }),
    };
    const count = (what: string) => {
      counts[what] = (counts[what] ?? 0) + 1;
      // Others come once the flood has gone on for a while.
      if (sent === 2 * flood.connections) process.send?.('is under way');
      resolve();
    };
    const call = request(flood.url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () => count(String(response.statusCode)));
    });
    call.once('error', () => count('cut off'));
    call.end(numbered(flood.body));
  });

process.on('message', () => {
  isOver = true;
});
await Promise.all(
  Array.from({ length: flood.connections }, async () => {
    while (!isOver) await once();
  }),
);
agent.destroy();
process.send?.(counts, () => process.disconnect());
