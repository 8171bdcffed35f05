import type { Progress } from './import-addresses.ts';

const width = 24;
const number = (value: number) => Math.round(value).toLocaleString('en-GB');

const remaining = (seconds: number) =>
  seconds >= 90 ? `${Math.round(seconds / 60)} min left` : `${Math.ceil(seconds)} s left`;

/** How far an import has come, in one line. @param begun how far it was when this run of it began */
export function progressLine(progress: Progress, begun: Progress, size: number, seconds: number): string {
  const share = size > 0 ? Math.min(progress.bytes / size, 1) : 1;
  const filled = Math.round(share * width);
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  const rate = (progress.stored - begun.stored) / seconds;
  const left = ((size - progress.bytes) * seconds) / (progress.bytes - begun.bytes);
  const parts = [
    `${bar} ${`${Math.floor(share * 100)} %`.padStart(5)}`,
    `${number(progress.stored)} addresses`,
    Number.isFinite(rate) && rate > 0 && `${number(rate)}/s`,
    Number.isFinite(left) && share < 1 && remaining(left),
  ];
  return parts.filter(Boolean).join(' · ');
}
