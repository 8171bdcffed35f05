import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { SignatureBlock, WillDocument, WillSection } from '@plainwill/contracts/will-data/will/will-document';
import type { WillFacts } from '../facts/will-facts.ts';
import { asRuns } from '../language/words.ts';
import { type Will, willOf } from '../model/will.ts';
import { fullName, inCapitals } from '../people/names.ts';
import type { SectionRule, UnnumberedSection } from '../sections/clause-rule.ts';
import { declaration } from '../sections/declaration.ts';
import { executorsAndTrustees } from '../sections/executors-and-trustees.ts';
import { funeral } from '../sections/funeral.ts';
import { guardianship } from '../sections/guardianship.ts';
import { type Mention, mentionsInWill } from '../sections/mention.ts';
import { residuaryEstate } from '../sections/residuary-estate.ts';
import { specificGifts } from '../sections/specific-gifts.ts';
import { trusteeProvisions } from '../sections/trustee-provisions.ts';

/**
 * Numbers from one counter without a gap, for a missing number in a signed will looks like a missing page; then fills
 * in what one clause says of another's number.
 */
export function numbered(sections: readonly UnnumberedSection[]): WillSection[] {
  const numbers = new Map<string, string>();
  for (const [s, section] of sections.entries()) {
    for (const [c, { id }] of section.clauses.entries()) {
      if (numbers.has(id)) throw new Error(`two clauses are called ${id}`);
      numbers.set(id, `${s + 1}.${c + 1}`);
    }
  }
  const numberOf = (id: string) => {
    const number = numbers.get(id);
    if (!number) throw new Error(`no clause is called ${id}`);
    return number;
  };
  return sections.map((section, s) => ({
    key: section.key,
    number: s + 1,
    heading: section.heading,
    clauses: section.clauses.map(({ id, runs, items = [], explanation, source, answers }) => ({
      id,
      number: numberOf(id),
      runs: asRuns(runs, numberOf),
      items: items.map((item) => asRuns(item, numberOf)),
      explanation,
      source,
      answers,
    })),
  }));
}

const witness = ['Signature', 'Full name', 'Address', 'Occupation'];

const signatureBlocks: SignatureBlock[] = [
  { who: 'Testator', labels: ['Signature'] },
  { who: 'Witness 1', labels: witness },
  { who: 'Witness 2', labels: witness },
];

type Variant = NonNullable<WillFacts['will_settings']['execution_variant']>;

const effect = 'to give effect to it as a will, with both of us present at the same time';
const readOver = (testator: string) =>
  `This document was read over to ${testator}, who seemed to us to understand it fully and to approve it.`;

// Wills Act 1837, s.9; with these words the registry presumes due execution (NCPR 1987 r.12), and that a testator
// who could not read it knew what it said (r.13).
const signings: Record<Variant, (testator: string) => string> = {
  standard: (testator) => `${testator} signed this document ${effect}.`,
  cannot_read: (testator) => `${readOver(testator)} ${testator} signed it ${effect}.`,
  by_mark: (testator) => `${readOver(testator)} ${testator} signed it by making a mark, ${effect}.`,
  signed_by_another: (testator) =>
    `${readOver(testator)} It was signed by another person in the presence and at the direction of ${testator}, ${effect}.`,
};

/** What the two witnesses sign beneath. */
function attestationOf(capitals: string, variant: Variant | null): string {
  const testator = capitals || 'The testator';
  return `${signings[variant ?? 'standard'](testator)} Each of us then signed it in the presence of ${testator}.`;
}

/** In the order printed. */
const sections: readonly SectionRule[] = [
  declaration,
  funeral,
  executorsAndTrustees,
  guardianship,
  specificGifts,
  residuaryEstate,
  trusteeProvisions,
];

/**
 * The will made from what the testator has told us. The same facts on the same day give the same document. A draft has
 * blanks where something is missing, and is for the screen alone.
 */
export function composeWill(
  facts: WillFacts,
  { asOf, isDraft = false }: { asOf: CalendarDate; isDraft?: boolean },
): WillDocument {
  const will = willOf(facts, asOf, { isDraft });
  const mentionsIn = mentionsInWill();
  const testator = fullName(will.testator);
  const capitals = inCapitals(testator);
  return {
    testator,
    title: `LAST WILL AND TESTAMENT${capitals ? ` of ${capitals}` : ''}`,
    sections: numbered(
      sections.map((section) => written(section, will, mentionsIn())).filter(({ clauses }) => clauses.length > 0),
    ),
    dated: 'Dated: TBC',
    attestation: attestationOf(capitals, facts.will_settings.execution_variant),
    signatures: signatureBlocks,
    notReady: [...will.notReady],
  };
}

function written({ key, heading, clauses }: SectionRule, will: Will, mention: Mention): UnnumberedSection {
  const printed = clauses(will).filter(({ when }) => when?.(will) ?? true);
  return { key, heading, clauses: printed.map(({ id, write }) => ({ id, ...write(will, mention) })) };
}
