import { stringify } from 'csv-stringify/sync';

/**
 * A table for a spreadsheet, its titles first (RFC 4180). A cell that a spreadsheet would take for a formula begins with
 * a quote, so that nothing a person typed is ever run.
 */
export const csvOf = (titles: readonly string[], rows: readonly (readonly (string | null)[])[]): string =>
  stringify([titles, ...rows] as string[][], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    // A line break of another system would end the row just as well.
    quoted_match: /[\r\n]/,
  });
