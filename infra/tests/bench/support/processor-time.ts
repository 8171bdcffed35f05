import { readOr } from '../../../tools/launcher/settings/data-dir.ts';
import { statOf, treeOf } from './process-tree.ts';

const microsecondsPerTick = 10_000;

export const postgresName = 'PostgreSQL';

/** A service of ours by its folder, PostgreSQL as a whole, anything else by the script it runs. */
export function nameOf(pid: number): string {
  const command = readOr(`/proc/${pid}/cmdline`, '').replaceAll('\0', ' ').trim();
  if (command.startsWith('postgres') || command.includes('/bin/postgres')) return postgresName;
  const [script = command] = command.split(' ').filter((part) => /\.[cm]?[jt]s$/.test(part));
  return /services\/([\w-]+)\/(?:src|dist)\//.exec(script)?.[1] ?? script.split('/').slice(-2).join('/');
}

/** Reads the processor time of each process at and below this one since it began, in µs, with the time that it has waited. */
function timesBelow(pid: number): Map<string, number> {
  const times = new Map<string, number>();
  for (const member of treeOf(pid)) {
    const [user = 0, system = 0, usersOfEnded = 0, systemsOfEnded = 0] =
      statOf(member)?.slice(11, 15).map(Number) ?? [];
    const name = nameOf(member);
    const used = (user + system + usersOfEnded + systemsOfEnded) * microsecondsPerTick;
    times.set(name, (times.get(name) ?? 0) + used);
  }
  return times;
}

/** Measures what each process at and below these uses while the work is done, in µs; those that use nothing are left out. */
export async function timesOf<T>(pids: readonly number[], work: () => Promise<T>) {
  const now = () => pids.flatMap((pid) => [...timesBelow(pid)]);
  const before = new Map(now());
  const result = await work();
  const times = now()
    .map(([name, time]) => [name, time - (before.get(name) ?? 0)] as const)
    .filter(([, time]) => time > 0);
  return { result, times: new Map(times), total: times.reduce((sum, [, time]) => sum + time, 0) };
}
