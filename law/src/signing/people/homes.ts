import { normalisePostcode } from '@plainwill/contracts/shared/postcode';
import { type Address, postcodeOf } from '../../will/people/addresses.ts';
import { wordsOf } from '../../will/people/names.ts';

/** A home, as far as it takes to compare it with another. */
export interface Home {
  /** Has no spaces and is in capitals; empty where it is not known. */
  postcode: string;
  /** These stand before the postcode. */
  words: readonly string[];
}

const postcodes = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/giu;

const comparedPostcode = (postcode: string) =>
  (normalisePostcode(postcode) ?? postcode).toUpperCase().replace(/[^A-Z\d]/g, '');

/** The home of an address: of the lines that tell the house, else of the line as it was written; null where there is none. */
export function homeOf(address: Address): Home | null {
  const line = address.line1.trim() ? `${address.line1} ${address.line2}` : address.address;
  const inLine = [...line.matchAll(postcodes)].at(-1);
  const postcode = comparedPostcode(postcodeOf(address) || (inLine?.[0] ?? ''));
  const words = wordsOf(line.slice(0, inLine?.index));
  return postcode === '' && words.length === 0 ? null : { postcode, words };
}

/** Says whether one of two addresses goes on where the other ends: “9 Corve Street” and “9 Corve Street, Ludlow”. */
const beginAlike = (a: Home, b: Home) =>
  a.words.every((word, at) => at >= b.words.length || word === b.words[at]) && a.words.length > 0 && b.words.length > 0;

export const isSameHome = (a: Home, b: Home) => a.postcode !== '' && a.postcode === b.postcode && beginAlike(a, b);

/** Says whether two homes are surely not one. */
export function areDifferentHomes(a: Home, b: Home): boolean {
  if (a.postcode !== '' && b.postcode !== '' && a.postcode !== b.postcode) return true;
  return a.words.length > 0 && b.words.length > 0 && !beginAlike(a, b);
}

export const haveHomeInCommon = (some: readonly Home[], others: readonly Home[]) =>
  some.some((home) => others.some((other) => isSameHome(home, other)));
