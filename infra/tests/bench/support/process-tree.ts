import { readdirSync } from 'node:fs';
import { readOr } from '../../../tools/launcher/settings/data-dir.ts';

/** The fields of `/proc/PID/stat` after the name, of which the first is the state (field 3 of proc(5)). */
export const statOf = (pid: number) => readOr(`/proc/${pid}/stat`, '').split(') ')[1]?.split(' ');

/** A process and everything below it; for Linux. */
export function treeOf(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const stat = statOf(Number(name));
    if (stat) parents.set(Number(name), Number(stat[1]));
  }
  const isBelow = (candidate: number): boolean => {
    const parent = parents.get(candidate);
    return candidate === pid || (parent !== undefined && parent > 1 && isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
}
