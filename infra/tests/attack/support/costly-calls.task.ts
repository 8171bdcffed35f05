// Accounts that make costly calls, in a process of their own and behind all others: their own work is no part of the attack.
// Each time it is told to, it makes all calls of all accounts at once, and reports how often each status came.
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

export interface CostlyCalls {
  url: string;
  body: string;
  /** The sessions of the accounts. */
  cookies: string[];
  callsOfEach: number;
}

const [origin = ''] = process.argv.slice(2);
setPriority(constants.priority.PRIORITY_LOW);

async function statusOf({ url, body, cookies }: CostlyCalls, cookie: string): Promise<number> {
  const address = `198.51.100.${1 + cookies.indexOf(cookie)}`;
  const headers = { origin, cookie, 'content-type': 'application/json', 'x-forwarded-for': address };
  const response = await fetch(url, { method: 'POST', headers, body });
  await response.text();
  return response.status;
}

for (;;) {
  const [told] = (await once(process, 'message')) as [CostlyCalls | 'stop'];
  if (told === 'stop') break;
  const { cookies, callsOfEach } = told;
  const callers = Array.from({ length: callsOfEach }, () => cookies).flat();
  const statuses = await Promise.all(callers.map((cookie) => statusOf(told, cookie)));
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  process.send?.(counts);
}
process.disconnect();
