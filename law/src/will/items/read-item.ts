import { liesAbroad } from './abroad.ts';
import { hasCondition, hasPayments } from './conditions.ts';
import { releasesBeneficiary, releasesDebt } from './debts.ts';
import { type ItemKind, isOwnHome, isPartOfEstate, itemKind } from './item-kind.ts';
import { type ItemNote, notesOn } from './notes.ts';
import { type Names, namesAnother } from './other-takers.ts';
import { linesOf, plainWords } from './plain-words.ts';
import { printedItem, printedList } from './printed-item.ts';
import { saysSecret } from './secrets.ts';

/**
 * Why the words of an item cannot be printed as an outright gift: a password or a key that a public paper would give away;
 * a condition, a trust or a right for a time; money that is paid bit by bit; somebody else who is to have it, or a way to
 * divide it; a debt of the testator's own; a debt to the testator that is let go; or a part of all there is.
 */
export type ItemFault = 'secret' | 'condition' | 'payments' | 'others' | 'ownDebt' | 'release' | 'estate';

export interface ItemReading {
  /** The kind of thing that is given; null where it cannot be given. */
  kind: ItemKind | null;
  fault: ItemFault | null;
  /** Says whether it is the testator's own home, a share of it or its price. */
  isHome: boolean;
  /** Lies outside the United Kingdom. */
  isAbroad: boolean;
  notes: ReadonlySet<ItemNote | 'severalKinds'>;
  /** As a clause names it. */
  printed: string;
}

interface Context {
  /** The first line of the testator's address; empty where it is not known. */
  homeLine: string;
  names: Names;
}

/** Reads an item that somebody has described in their own words. */
export function readItem(typed: string, { homeLine, names }: Context): ItemReading {
  const lines = linesOf(typed).map((line) => readLine(line, homeLine, names));
  // The words of a secret can stand on many lines.
  const fault = saysSecret(typed) ? 'secret' : (lines.map((line) => line.fault).find((one) => one !== null) ?? null);
  const [first] = lines;
  const kinds = new Set(lines.flatMap((line) => [...line.kinds]));
  return {
    kind: fault === null ? (first?.kind ?? null) : null,
    fault,
    isHome: fault === null && lines.some(({ isHome }) => isHome),
    isAbroad: fault === null && lines.some(({ isAbroad }) => isAbroad),
    notes: new Set([...lines.flatMap(({ notes }) => notes), ...(needsSplit(kinds) ? (['severalKinds'] as const) : [])]),
    printed: printedList(lines.map(({ printed }) => printed)),
  };
}

function readLine(text: string, homeLine: string, names: Names) {
  const plain = plainWords(text);
  const notes = notesOn(plain, text);
  const kind = kindOf(text, homeLine, notes);
  return {
    kind,
    fault: faultIn(plain, names) ?? faultOfThing(text, plain, { names, notes }),
    isHome:
      (kind === 'land' || notes.includes('saleProceeds')) && !notes.includes('notYours') && isOwnHome(text, homeLine),
    isAbroad: liesAbroad(text, kind),
    notes,
    kinds: kindsIn(text, homeLine, kind),
    printed: printedItem(text, { kind, isEnglish: !notes.includes('otherLanguage') }),
  };
}

function kindOf(text: string, homeLine: string, notes: readonly ItemNote[]): ItemKind {
  if (notes.includes('debtToYou')) return 'debt';
  const kind = itemKind(text, homeLine);
  return kind === 'thing' && notes.includes('business') ? 'business' : kind;
}

function faultIn(plain: string, names: Names): ItemFault | null {
  if (hasPayments(plain)) return 'payments';
  if (hasCondition(plain)) return 'condition';
  return namesAnother(plain, names) ? 'others' : null;
}

/** A fault of what is given, and not of how. */
function faultOfThing(
  text: string,
  plain: string,
  { names, notes }: { names: Names; notes: readonly ItemNote[] },
): ItemFault | null {
  if (notes.includes('ownDebt')) return 'ownDebt';
  if (notes.includes('debtToYou') && (releasesDebt(plain) || releasesBeneficiary(plain, names))) return 'release';
  return isPartOfEstate(text) ? 'estate' : null;
}

const nextThing = /(?:,\s*(?:and\s+|with\s+)?|\s+(?:and|with|plus)\s+)(?=(?:my|our|the\s+live|all\s+my)\s)/iu;

/** The kinds of the things that one line names. */
function kindsIn(text: string, homeLine: string, first: ItemKind): ReadonlySet<ItemKind> {
  const parts = text.split(nextThing);
  if (parts.length === 1) return new Set([first]);
  return new Set(parts.map((part) => kindOf(part, homeLine, notesOn(plainWords(part), part))));
}

/** Land, a business and money are given on terms of their own. */
const needsSplit = (kinds: ReadonlySet<ItemKind>) =>
  kinds.size > 1 && (kinds.has('land') || kinds.has('business')) && !(kinds.size === 2 && kinds.has('vague'));
