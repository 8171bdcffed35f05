import { beneficiariesIn, isSame, type LevelRead, levelOf, membersIn, replacedIn } from './beneficiaries-read.ts';
import { Cursor } from './cursor.ts';
import type { Mention, PrintedClause } from './printed-will.ts';
import { type BodyShare, bodiesIn } from './residue-read.ts';

export interface PetRead {
  animal: string;
  /** The animals given with it that the testator may have later; null where none are. */
  later: string | null;
  /** In pounds, as printed. */
  cash: string | null;
  beneficiary: Mention;
  /** Says whether surviving is asked of the beneficiary, and not only wanting the animal. */
  mustSurvive: boolean;
  substitute: Mention | null;
  rehoming: Mention | null;
}

export interface TenthRead {
  percent: string;
  least: string | null;
  most: string | null;
  bodies: readonly BodyShare[];
}

/** Beneficiaries level by level, as belongings and private files are given. */
export function levelsRead({ text }: PrintedClause, mentions: readonly Mention[], opening: RegExp): LevelRead[] {
  const cursor = new Cursor(text, mentions);
  cursor.need(opening);
  const levels: LevelRead[] = [];
  do {
    cursor.need(/ to /uy);
    const beneficiaries = beneficiariesIn(cursor);
    const equally = cursor.take(/,? in equal shares(?:, one for each person)?(?=\.)/uy)?.[0] ?? null;
    cursor.need(/\./uy);
    const level = levelOf(beneficiaries, equally, cursor);
    levels.push(level);
    membersIn(cursor, beneficiaries);
    if (cursor.has(levels.length === 1 ? / If (?!nobody|they)/uy : / Where it would have gone to /uy)) {
      level.standIns = replacedIn(cursor);
      if (levels.length > 1) cursor.need(/, who/uy);
      cursor.need(/ does not take, (?:that person|⟦\d+⟧)’s stand-ins take in that place\./uy);
    }
  } while (cursor.has(/ If nobody takes in that way, I give the same/uy));
  cursor.has(
    / Where several share them, they choose in turn; if they do not agree within three months of my death, my Trustees divide them\. What nobody wants is sold and is part of my Residuary Estate\./uy,
  );
  cursor.has(
    / I ask, without binding anyone and without making a trust, that any note I leave about particular things be followed\. No such note is part of this will\./uy,
  );
  cursor.end();
  return levels;
}

export function petRead({ text }: PrintedClause, mentions: readonly Mention[]): PetRead {
  const cursor = new Cursor(text, mentions);
  const [, animal = '', later = null] = cursor.need(
    /I give (.+?)(?:, and any (other [a-z]+ I own when I die(?: that no other clause gives)?|pet I own instead when I die),)? to /uy,
  );
  const beneficiary = cursor.needMention();
  const cash =
    cursor.take(
      /, and [A-Z -]+ \((£[\d,.]+)\) to whoever takes the animals? under this clause, whom I ask, without binding them, to use it for the animal(?:’s|s’) care/uy,
    )?.[1] ?? null;
  cursor.need(/\. If /uy);
  if (!isSame(cursor.needMention(), beneficiary)) cursor.fail('another beneficiary');
  const mustSurvive = cursor.has(/ does not survive me or/uy);
  cursor.need(/ does not want the animals?, /uy);
  const substitute = cursor.mention();
  if (substitute) {
    cursor.need(cash ? / takes (?:both|the animals and that sum)\./uy : / takes (?:it|them)\./uy);
    cursor.need(/ If neither does, /uy);
  }
  cursor.need(/my Trustees are to find (?:it|them) a good home/uy);
  const rehoming = cursor.has(/, through /uy) ? cursor.needMention() : null;
  if (rehoming) cursor.need(/ if it will help/uy);
  if (cash) cursor.need(/, and may pay up to that sum to whoever takes (?:it|them)/uy);
  cursor.need(/\./uy);
  cursor.end();
  return { animal, later, cash, beneficiary, mustSurvive, substitute, rehoming };
}

export function tenthRead({ text }: PrintedClause, mentions: readonly Mention[]): TenthRead {
  const cursor = new Cursor(text, mentions);
  const [, percent] = cursor.need(
    /I give, free of inheritance tax, the sum which, with every other gift to charity in this will, makes the donated amount for the general component of my estate equal to ([\d.]+) per cent of its baseline amount, so that the lower rate of inheritance tax applies, to /uy,
  );
  const bodies = bodiesIn(cursor);
  const [, otherwise] = cursor.need(
    /\. If other gifts already reach that percentage, this clause gives (nothing|only the least sum below)\. These words mean what Schedule 1A to the Inheritance Tax Act 1984 says when I die\./uy,
  );
  const least = cursor.take(
    / It is to be at least [A-Z -]+ \((£[\d,.]+)\) whether or not the lower rate applies\./uy,
  )?.[1];
  if (otherwise !== (least ? 'only the least sum below' : 'nothing'))
    cursor.fail('another sum where other gifts are enough');
  const most = cursor.take(
    / It is not to be more than [A-Z -]+ \((£[\d,.]+)\), even if the lower rate is then lost\./uy,
  )?.[1];
  cursor.need(/ If no inheritance tax would be due on that component without this gift, this clause gives /uy);
  cursor.need(least ? /that least sum\./uy : /nothing\./uy);
  cursor.need(/ What my Trustees agree with HM Revenue & Customs about the sum is final\./uy);
  cursor.end();
  return { percent: percent ?? '', least: least ?? null, most: most ?? null, bodies };
}
