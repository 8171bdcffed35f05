import type pg from 'pg';

export interface Progress {
  bytes: number;
  lines: number;
  stored: number;
  refused: number;
}

/** How far an import of this file came that did not end; null if there is none to go on with. */
export async function progressOf(client: pg.Client, file: string): Promise<Progress | null> {
  const { rows } = await client.query<Record<keyof Progress, string>>(
    'select bytes, lines, stored, refused from imports where file = $1 and finished_at is null',
    [file],
  );
  const [row] = rows;
  return row
    ? { bytes: Number(row.bytes), lines: Number(row.lines), stored: Number(row.stored), refused: Number(row.refused) }
    : null;
}

// SQL, for the client that stores the rows writes it in their transaction.
export const storeProgress = (client: pg.Client, file: string, { bytes, lines, stored, refused }: Progress) =>
  client.query({
    name: 'store-progress',
    text: `insert into imports (file, bytes, lines, stored, refused) values ($1, $2, $3, $4, $5)
      on conflict (file) do update set bytes = excluded.bytes, lines = excluded.lines, stored = excluded.stored,
        refused = excluded.refused, finished_at = null`,
    values: [file, bytes, lines, stored, refused],
  });

const width = 24;
const number = (value: number) => Math.round(value).toLocaleString('en-GB');

const remaining = (seconds: number) =>
  seconds >= 90 ? `${Math.round(seconds / 60)} min left` : `${Math.ceil(seconds)} s left`;

/** How far an import of addresses, say, has come, in one line. @param begun how far it was when this run of it began */
export function progressLine(what: string, progress: Progress, begun: Progress, size: number, seconds: number): string {
  const share = size > 0 ? Math.min(progress.bytes / size, 1) : 1;
  const filled = Math.round(share * width);
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
  const rate = (progress.stored - begun.stored) / seconds;
  const left = ((size - progress.bytes) * seconds) / (progress.bytes - begun.bytes);
  const parts = [
    `${bar} ${`${Math.floor(share * 100)} %`.padStart(5)}`,
    `${number(progress.stored)} ${what}`,
    Number.isFinite(rate) && rate > 0 && `${number(rate)}/s`,
    Number.isFinite(left) && share < 1 && remaining(left),
  ];
  return parts.filter(Boolean).join(' · ');
}
