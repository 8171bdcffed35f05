import { readFileSync } from 'node:fs';
import { readOr } from '../../../tools/launcher/settings/data-dir.ts';
import { treeOf } from './process-tree.ts';
import { nameOf, postgresName } from './processor-time.ts';

/** Reads the memory of a process in bytes; on Linux alone, where the faults run. */
export function residentBytes(pid: number): number {
  const [, kB = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) * 1024;
}

const kilobytes = (text: string, field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]);

/** Counts the memory of one process, its share of shared pages included; without that figure, all that it has mapped. */
function memoryOf(pid: number): number {
  const shared = kilobytes(readOr(`/proc/${pid}/smaps_rollup`, ''), 'Pss');
  return (shared || kilobytes(readOr(`/proc/${pid}/status`, ''), 'VmRSS') || 0) / 1024;
}

/** Counts the memory of a process and everything below it, in MB, without PostgreSQL. */
export const memoryBelow = (pid: number) =>
  Math.round(
    treeOf(pid)
      .filter((member) => nameOf(member) !== postgresName)
      .reduce((total, member) => total + memoryOf(member), 0),
  );
