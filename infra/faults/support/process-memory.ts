import { readFileSync } from 'node:fs';

/** What a process holds in memory, in bytes; for Linux, where the faults run. */
export function residentBytes(pid: number): number {
  const [, kB = ''] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) * 1024;
}
