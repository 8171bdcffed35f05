import {
  type BeneficiaryRead,
  type ClassRead,
  isSame,
  type LevelRead,
  levelOf,
  namesIn,
  replacedIn,
  shareIn,
} from './beneficiaries-read.ts';
import { Cursor } from './cursor.ts';
import type { Mention, PrintedClause } from './printed-will.ts';

export interface HomeTrustRead {
  occupier: Mention;
  hasIncome: boolean;
  paysAll: boolean;
  paysDebt: boolean;
  isFreeOfDebt: boolean | 'own part';
  coversLaterHome: boolean;
  mayMove: boolean;
  years: number | null;
  /** What ends the right beside death, the years and giving it up. */
  ends: readonly ('marriage' | 'couple' | 'leaving')[];
  thenTo: readonly LevelRead[];
}

const freed =
  /, free of any mortgage or other debt charged on it, (so far as I am liable for it as between me and my co-owner, )?which my Trustees pay from my Residuary Estate although section 35 of the Administration of Estates Act 1925 would leave it on the gift,/u;
const laterHome = /, or whatever home(?:, or share of one,)? I own and live in \(or last lived in\) when I die,/u;
const withoutPlaces =
  /I give, free of inheritance tax, (?:my home|my share of my home|any share of my home)(?:.*?)( that I own when I die)?(?:, or whatever home.*,)?(?:, free of any mortgage.*)? to my Trustees on the terms of this clause;$/u;

/** Reads the clause that lets somebody live in the home, item by item. */
export function homeTrustRead({ items }: PrintedClause, mentions: readonly Mention[]): HomeTrustRead {
  const rest = [...items];
  const next = () => new Cursor(rest.shift() ?? '', mentions);
  const gift = rest.shift() ?? '';
  if (!withoutPlaces.test(gift)) throw new Error(`no gift of the home: ${gift}`);
  const right = next();
  right.need(/while /uy);
  const occupier = right.needMention();
  const isOccupier = (cursor: Cursor) => isSame(cursor.needMention(), occupier) || cursor.fail('another occupier');
  right.need(/ lives, until the right ends, /uy);
  isOccupier(right);
  right.need(/ has the right to live there without rent/uy);
  const hasIncome = right.has(/, or, if it is let or sold, to its rent or the income of its price/uy);
  const bills = next();
  const paysAll = !bills.has(
    /while the right lasts my Trustees pay for buildings insurance and structural repair from what they hold under this clause, and /uy,
  );
  if (paysAll) bills.need(/while the right lasts /uy);
  isOccupier(bills);
  bills.need(
    paysAll
      ? / pays the outgoings of the home, its insurance(?:,| and) its repair/uy
      : / pays the other outgoings of the home/uy,
  );
  const paysDebt = bills.has(/ and the payments due on any debt charged on it/uy);
  next().need(/while the right lasts my Trustees may sell the home only with the written consent of /uy);
  const mayMove = /^if .* asks in writing/u.test(rest[0] ?? '');
  if (mayMove) next().need(/if ⟦\d+⟧ asks in writing, my Trustees sell the home and buy another in its place/uy);
  const ending = endingsIn(next(), isOccupier);
  const thenTo = laterLevels(next());
  const failing = next();
  failing.need(/if /uy);
  isOccupier(failing);
  failing.need(
    / does not survive me, my Trustees hold the home at once for those who would take when the right ends; and/uy,
  );
  next().need(/sections 11 \(consulting\) and 19 \(choosing trustees\)/uy);
  const debt = freed.exec(gift);
  const isFreeOfDebt = debt !== null && (debt[1] ? 'own part' : true);
  const coversLaterHome = laterHome.test(gift);
  return { occupier, hasIncome, paysAll, paysDebt, isFreeOfDebt, coversLaterHome, mayMove, ...ending, thenTo };
}

function endingsIn(cursor: Cursor, isOccupier: (cursor: Cursor) => boolean): Pick<HomeTrustRead, 'years' | 'ends'> {
  const ends: HomeTrustRead['ends'][number][] = [];
  let years: number | null = null;
  cursor.need(/the right ends when /uy);
  isOccupier(cursor);
  cursor.need(/ dies/uy);
  for (;;) {
    cursor.need(/, | or /uy);
    const limit = cursor.take(/at the end of (\d+) years? from my death/uy);
    if (limit) {
      years = Number(limit[1]);
      continue;
    }
    cursor.need(/when /uy);
    isOccupier(cursor);
    if (cursor.has(/ gives it up in writing;/uy)) return { years, ends };
    if (cursor.has(/ marries or forms a civil partnership/uy)) ends.push('marriage');
    else if (cursor.has(/ has lived with someone as a couple for six months/uy)) ends.push('couple');
    else {
      cursor.need(/ has for twelve months not lived in the home \(time in hospital or respite care does not count\)/uy);
      ends.push('leaving');
    }
  }
}

function laterLevels(cursor: Cursor): LevelRead[] {
  const levels: LevelRead[] = [];
  cursor.need(/when the right ends my Trustees hold the home, and whatever then stands for it, for /uy);
  do {
    const [living = ''] = cursor.need(
      /(?:this person, if living on that day|those of the following who are living on that day(?: and the charities and other organisations among them)?|these|this body)/uy,
    );
    const equally = cursor.take(/, in equal shares(?:, one for each person)?/uy)?.[0] ?? null;
    cursor.need(/: /uy);
    const level = levelOf(laterBeneficiaries(cursor), equally, cursor);
    level.survivors = survivorsIn(living);
    levels.push(level);
    if (cursor.has(/; if (?!nobody)/uy)) {
      level.standIns = replacedIn(cursor);
      cursor.need(/ is not then living, (?:that person|⟦\d+⟧)’s stand-ins as of that day take in that place/uy);
    }
  } while (cursor.has(/; if nobody takes in that way, for /uy));
  cursor.need(
    /; they take at once, whatever their age, and a share that nobody takes is added to those that are taken;/uy,
  );
  cursor.end();
  return levels;
}

const survivorsIn = (living: string): LevelRead['survivors'] =>
  living.endsWith('among them') ? 'people' : living.includes('living') ? 'all' : 'by class alone';

function laterBeneficiaries(cursor: Cursor): BeneficiaryRead[] {
  const beneficiaries: BeneficiaryRead[] = [];
  do {
    const who = classIn(cursor) ?? cursor.needMention();
    beneficiaries.push({ who, age: null, share: shareIn(cursor, who) });
  } while (cursor.has(/, (?=⟦|my )| and (?=⟦|my )/uy));
  return beneficiaries;
}

function classIn(cursor: Cursor): ClassRead | null {
  const of = cursor.take(/my (children|grandchildren)/uy)?.[1];
  if (of === undefined) return null;
  const except = cursor.has(/ except /uy) ? namesIn(cursor) : [];
  const now = cursor.has(/ \(now /uy) ? namesIn(cursor) : [];
  const deceased = cursor.has(now.length > 0 ? /; (?=⟦)/uy : / \((?=⟦)/uy) ? namesIn(cursor) : [];
  if (deceased.length > 0) cursor.need(/ (?:has|have) died/uy);
  if (now.length + deceased.length > 0) cursor.need(/\)/uy);
  return { of: of === 'children' ? 'children' : 'grandchildren', now, deceased, except };
}
