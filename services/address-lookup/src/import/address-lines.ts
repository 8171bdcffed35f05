import { otherCountries } from '@plainwill/contracts/shared/country';
import { normalisePostcode } from '@plainwill/contracts/shared/postcode';
import { parse } from 'csv-parse/sync';
import { addressOf } from '../addresses/address-of.ts';
import { titleCase } from '../addresses/title-case.ts';
import type { BookAddress } from '../book/store-addresses.ts';
import type { ReadLine } from './import-file.ts';

const needed = ['line_1', 'town_or_city', 'postcode'] as const;
const optional = ['line_2', 'county', 'country'] as const;
export const columnNames = [...needed, ...optional];
type Column = (typeof columnNames)[number];

/** The position of each column; others are ignored. */
export type Columns = Partial<Record<Column, number>> & { width: number };

const countries: ReadonlySet<string> = new Set(['England', 'Wales', ...otherCountries]);
const maxLengths = { line: 200, town: 100 };

/** @returns why the file cannot be read, if it cannot */
export function columnsOf(header: string): Columns | string {
  const names = fieldsOf(header.replace(/^\uFEFF/, ''))?.map((name) => name.trim().toLowerCase());
  if (!names) return 'The first line is not CSV.';
  const missing = needed.filter((name) => !names.includes(name));
  if (missing.length > 0) return `The first line must name the columns; ${missing.join(', ')} is missing.`;
  const positions = columnNames.filter((name) => names.includes(name)).map((name) => [name, names.indexOf(name)]);
  return { ...Object.fromEntries(positions), width: names.length };
}

/** Reads each line as one address: there are no line breaks within one. */
export function readLines(lines: readonly string[], columns: Columns): ReadLine<BookAddress>[] {
  const rows = fieldsOfAll(lines);
  return lines.map((line, index) => {
    if (line.trim() === '') return {};
    if (line.includes('\uFFFD')) return { problem: 'it is not UTF-8' };
    const fields = rows ? rows[index] : fieldsOf(line);
    return fields ? readFields(fields, columns) : { problem: 'its quotation marks do not match' };
  });
}

/** All lines at once, for speed; null if one of them is broken, which throws all after it out of step. */
function fieldsOfAll(lines: readonly string[]): string[][] | null {
  if (lines.some((line) => line.trim() === '')) return null;
  try {
    const rows = parse(lines.join('\n'), { relax_column_count: true }) as string[][];
    return rows.length === lines.length ? rows : null;
  } catch {
    return null;
  }
}

function fieldsOf(line: string): string[] | undefined {
  try {
    const rows = parse(line, { relax_column_count: true }) as string[][];
    return rows.length === 1 ? rows[0] : undefined;
  } catch {
    return undefined;
  }
}

function readFields(fields: readonly string[], columns: Columns): ReadLine<BookAddress> {
  if (fields.length !== columns.width) return { problem: `it has ${fields.length} columns, not ${columns.width}` };
  const field = (name: Column) => fields[columns[name] ?? -1]?.trim() ?? '';
  const postcode = normalisePostcode(field('postcode'));
  const country = field('country');
  if (!field('line_1')) return { problem: 'line_1 is empty' };
  if (!field('town_or_city')) return { problem: 'town_or_city is empty' };
  if (!postcode) return { problem: 'postcode is not a postcode' };
  if (country && !countries.has(country)) return { problem: `country is none of ${[...countries].join(', ')}` };
  const isTooLong =
    [field('line_1'), field('line_2')].some(({ length }) => length > maxLengths.line) ||
    [field('town_or_city'), field('county')].some(({ length }) => length > maxLengths.town);
  if (isTooLong) return { problem: 'it has a part that is too long' };
  const { line_1, line_2, town_or_city, county } = addressOf({
    lines: [titleCase(field('line_1')), titleCase(field('line_2'))],
    town_or_city: titleCase(field('town_or_city')),
    county: titleCase(field('county')),
    postcode,
  });
  return { row: { line_1, line_2, town_or_city, county, postcode, country: country || null } };
}
