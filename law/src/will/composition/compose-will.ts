import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { WillDocument, WillSection } from '@plainwill/contracts/will-data/will/will-document';
import type { WillFacts } from '../../facts/will-facts.ts';
import { asRuns } from '../../wording/wording.ts';
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
import { attestationOf } from './signing-form.ts';

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
 * The will made from what the testator has told us, to read and not to sign: `forSigning` makes the signing copy of it,
 * and `asDraft` takes its attestation away while a check blocks. The same facts on the same day give the same document.
 * With `isDraft` it has blanks where something is missing, which is for the screen alone.
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
    purpose: 'draft',
    testator,
    title: `LAST WILL AND TESTAMENT${capitals ? ` of ${capitals}` : ''}`,
    sections: numbered(
      sections.map((section) => written(section, will, mentionsIn())).filter(({ clauses }) => clauses.length > 0),
    ),
    copy: null,
    dated: 'Dated: TBC',
    attestation: attestationOf(testator, facts.willSettings.executionVariant),
    signatures: [],
    notReady: [...will.notReady],
  };
}

function written({ key, heading, clauses }: SectionRule, will: Will, mention: Mention): UnnumberedSection {
  const printed = clauses(will).filter(({ when }) => when?.(will) ?? true);
  return { key, heading, clauses: printed.map(({ id, write }) => ({ id, ...write(will, mention) })) };
}
