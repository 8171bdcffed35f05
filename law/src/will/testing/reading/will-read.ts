import type { LevelRead } from './beneficiaries-read.ts';
import { type GiftRead, giftRead } from './gift-read.ts';
import { type HomeTrustRead, homeTrustRead } from './home-trust-read.ts';
import type { Mention, PrintedClause, PrintedWill } from './printed-will.ts';
import { levelsRead, type PetRead, petRead, type TenthRead, tenthRead } from './provisions-read.ts';
import { type ResidueRead, residueRead } from './residue-read.ts';

/** What "survives me" means. */
interface SurvivalRead {
  days: number;
  /** Who need only be living just after the death. */
  exempt: Mention | null;
}

export interface WillRead {
  survival: SurvivalRead;
  /** The period before which nobody is a stand-in; null where the word is not explained. */
  standInsAfter: number | null;
  isSurvivalAsked: boolean;
  /** Says whether what nobody takes is part of the residue. */
  isRestResidue: boolean;
  failedShares: LevelRead['failedShares'];
  hasProportions: boolean;
  gifts: readonly GiftRead[];
  homeTrust: HomeTrustRead | null;
  belongings: readonly LevelRead[];
  files: readonly LevelRead[];
  pets: readonly PetRead[];
  tenth: TenthRead | null;
  guardianSum: string | null;
  residue: ResidueRead | null;
  /** The age that replaces 18: one, or that which each gift states. */
  specifiedAge: number | 'several' | null;
}

const belongings =
  /I give, free of inheritance tax, my personal chattels, as section 55\(1\)\(x\) of the Administration of Estates Act 1925 defines them(?:, except vehicles)?, that no other clause gives,/uy;
const files = /I give my private photographs, messages and files, as far as the providers allow,/uy;
const sum =
  /^I give, free of inheritance tax, [A-Z -]+ \((£[\d,.]+)\) once to those who become guardians of a child of mine under this will and act, in equal shares\. If nobody acts, nothing is given by this clause\.$/u;

/** Reads a will from the paper alone; a clause that cannot be read is an error. */
export function willRead({ sections, mentions }: PrintedWill): WillRead {
  const clauses = (heading: string) => sections.find((section) => section.heading === heading)?.clauses ?? [];
  const meanings = clauses('DECLARATION').find(({ text }) => text === 'In this will:')?.items ?? [];
  const given = clauses('SPECIFIC GIFTS');
  const starting = (words: RegExp) => given.filter(({ text }) => words.test(text));
  const one = (words: RegExp): PrintedClause | undefined => starting(words)[0];
  const known = [
    ...starting(/^(?:I own my home|My home is held|These rules apply|What this section says about a gift that fails)/u),
    ...starting(/^I give(?:, free of inheritance tax, my personal chattels| my private photographs)/u),
    ...starting(/ are to find (?:it|them) a good home|once to those who become guardians| baseline amount, /u),
  ];
  const home = one(/^My home is held in this way:$/u);
  const [chattels, photographs, tenth] = [
    one(/ my personal chattels, as /u),
    one(/^I give my private photographs/u),
    one(/ baseline amount, /u),
  ];
  const rules = one(/^These rules apply to every gift in this section:$/u)?.items ?? [];
  const sharing = rules.find((rule) =>
    rule.startsWith('where several take together and nobody takes the share of one'),
  );
  const residue = clauses('RESIDUARY ESTATE');
  return {
    ...wordsRead(meanings, mentions),
    isSurvivalAsked: rules.some((rule) => rule.startsWith('a person must survive me to take')),
    isRestResidue: rules.some((rule) =>
      /^what nobody takes is part of (?:my Residuary|the rest of my) Estate/iu.test(rule),
    ),
    failedShares: sharing ? 'equally' : null,
    hasProportions: sharing?.includes('or, where the shares are not equal, in the proportions that they bear') ?? false,
    gifts: given.filter((clause) => !known.includes(clause)).map(({ text }) => giftRead(text, mentions)),
    homeTrust: home ? homeTrustRead(home, mentions) : null,
    belongings: chattels ? levelsRead(chattels, mentions, belongings) : [],
    files: photographs ? levelsRead(photographs, mentions, files) : [],
    pets: starting(/ are to find (?:it|them) a good home/u).map((clause) => petRead(clause, mentions)),
    tenth: tenth ? tenthRead(tenth, mentions) : null,
    guardianSum: sum.exec(one(/once to those who become guardians/u)?.text ?? '')?.[1] ?? null,
    residue: residue.length > 0 ? residueRead(residue, mentions) : null,
    specifiedAge: specifiedAge(clauses('TRUSTEE PROVISIONS')),
  };
}

const survives =
  /^a person “survives me” only if that person is still living (?:immediately after my death|at the end of the (\d+)(?:st|nd|rd|th) day after the day of my death)(?:, but ⟦(\d+)⟧ survives me if living immediately after my death)?(?:; someone conceived before my death and born alive after it survives me too)?;$/u;
const standIns =
  /^a person’s “stand-ins” are those of that person’s children who are living when it becomes certain that the person does not take(?:, but not before the end of the (\d+)(?:st|nd|rd|th) day after my death)?, and the stand-ins of any child of that person who is then dead; someone conceived by then and born later counts as living; they take at once, and the stand-ins of one person share equally what that person would have taken;$/u;

function wordsRead(meanings: readonly string[], mentions: readonly Mention[]) {
  const [, days, exempt] =
    meanings.map((item) => survives.exec(item)).find((found) => found !== null) ??
    fail('nothing says what it is to survive');
  const explained = meanings.map((item) => standIns.exec(item)).find((found) => found !== null);
  return {
    survival: { days: Number(days ?? 0), exempt: exempt === undefined ? null : (mentions[Number(exempt)] ?? null) },
    standInsAfter: explained ? Number(explained[1] ?? 0) : null,
  };
}

function specifiedAge([first]: readonly PrintedClause[]): WillRead['specifiedAge'] {
  if (!first) return null;
  const [, age] =
    /, as if (?:the age of (\d+)|the Specified Age) replaced the age of 18 /u.exec(first.text) ?? fail(first.text);
  return age === undefined ? 'several' : Number(age);
}

function fail(why: string): never {
  throw new Error(`cannot read: ${why}`);
}
