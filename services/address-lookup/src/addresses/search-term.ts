import { normalisePostcode } from '@plainwill/contracts/shared/postcode';

/** A search for an address. `text` is the text that was typed, normalised. */
export type SearchTerm =
  | { kind: 'postcode'; text: string; postcode: string }
  | { kind: 'partial-postcode'; text: string; ranges: readonly PostcodeRange[] }
  | { kind: 'words'; text: string };

/** Postcodes from `from`, in the order of their characters, up to but not including `below`. */
export interface PostcodeRange {
  from: string;
  below: string;
}

const outward = '[A-Z]{1,2}\\d[A-Z\\d]?';
const begunWithSpace = new RegExp(`^(${outward}) (\\d[A-Z]?)$`);
const begunWithoutSpace = [new RegExp(`^(${outward})(\\d[A-Z])$`), new RegExp(`^(${outward})(\\d)$`)];
const wholeOutward = new RegExp(`^${outward}$`);
// No postcode ends in any of C, I, K, M, O, V.
const misreadShape = /^([A-Z]{1,2}\d[A-Z\d]?)([OIL])([ABD-HJLNP-UW-Z]{2})$/;

// `~` comes after every letter and digit, `!` after the space, `[` after Z.
const startingWith = (start: string): PostcodeRange => ({ from: start, below: `${start}~` });

function rangesOf(typed: string): PostcodeRange[] {
  const spaced = begunWithSpace.exec(typed);
  if (spaced) return [startingWith(typed)];
  const ranges = begunWithoutSpace.flatMap((shape) => {
    const match = shape.exec(typed);
    return match ? [startingWith(`${match[1]} ${match[2]}`)] : [];
  });
  if (!wholeOutward.test(typed)) return ranges;
  const district = { from: `${typed} `, below: `${typed}!` };
  // Central London districts are divided further: SW1 is SW1A, SW1E, SW1H…
  const divisions = { from: `${typed}A`, below: `${typed}[` };
  return [district, ...(/^[A-Z]{1,2}\d$/.test(typed) ? [divisions] : []), ...ranges];
}

/** The O of `SW1A OAA` is the digit that stands there. */
function postcodeOf(typed: string): string | null {
  const digit = { O: '0', I: '1', L: '1' };
  const compact = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const misread = compact.replace(
    misreadShape,
    (_all, out: string, letter: 'O' | 'I' | 'L', unit: string) => out + digit[letter] + unit,
  );
  return normalisePostcode(typed) ?? normalisePostcode(misread);
}

export function searchTermOf(typed: string): SearchTerm {
  const text = typed.replace(/\s+/g, ' ').trim();
  const postcode = postcodeOf(text);
  if (postcode) return { kind: 'postcode', text: postcode, postcode };
  const normalised = text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
  const ranges = rangesOf(normalised);
  return ranges.length > 0 ? { kind: 'partial-postcode', text: normalised, ranges } : { kind: 'words', text };
}

/** A log may hold this much of a postcode. */
export const loggable = (term: SearchTerm) =>
  term.kind === 'postcode' ? { outward: term.postcode.split(' ')[0] } : {};
