import type { Pence } from '@plainwill/law/money/pence';
import { penceIn } from '../../ui/dates-and-money/money-text.ts';

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

/** The amount in whole pounds, `£1,250,000`. */
export const inPounds = (pence: Pence) => whole.format(pence / 100);

/** Pounds from what someone typed: nothing is 0, and null is what cannot be read. */
export function readPounds(text: string): number | null {
  if (text.replace('£', '').trim() === '') return 0;
  const pence = penceIn(text);
  return pence === null ? null : pence / 100;
}

/** A percentage as typed, with its sign or without: nothing is 0, and null is what cannot be read. */
export function readPercent(text: string): number | null {
  const typed = tidyPercent(text).trim();
  if (text.trim() === '') return 0;
  return /^(\d+(\.\d*)?|\.\d+)$/.test(typed) ? Number(typed) : null;
}

/** The field shows the sign itself. */
export const tidyPercent = (text: string) => text.replace(/\s*(%|per ?cent)\s*$/i, '');

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** The typed amount with its thousands set apart. */
export function tidyPounds(text: string): string {
  const pounds = readPounds(text);
  return pounds === null || text.trim() === '' ? text : grouped.format(pounds);
}
