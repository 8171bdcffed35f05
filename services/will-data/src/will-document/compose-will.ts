import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { WillDocument } from '@plainwill/contracts/will-data/will-document';
import type { SectionRule, UnnumberedSection } from './clause-rule.ts';
import { fullName, inCapitals } from './names.ts';
import { numbered } from './numbering.ts';
import { sayInSection } from './say.ts';
import { declaration } from './sections/declaration.ts';
import { executorsAndTrustees } from './sections/executors-and-trustees.ts';
import { funeral } from './sections/funeral.ts';
import { residuaryEstate } from './sections/residuary-estate.ts';
import { signatureBlocks } from './signature-blocks.ts';
import { type Will, type WillFacts, willOf } from './will-facts.ts';

/** In the order printed. */
const sections: readonly SectionRule[] = [declaration, funeral, executorsAndTrustees, residuaryEstate];

/** The will made from what the testator has told us. The same facts on the same day give the same document. */
export function composeWill(facts: WillFacts, { asOf }: { asOf: CalendarDate }): WillDocument {
  const will = willOf(facts, asOf);
  const testator = fullName(will.testator);
  const capitals = inCapitals(testator);
  return {
    testator,
    title: `LAST WILL AND TESTAMENT of ${capitals}`,
    sections: numbered(sections.map((section) => written(section, will)).filter(({ clauses }) => clauses.length > 0)),
    dated: 'Dated: TBC',
    // Wills Act 1837, s.9; with these words the registry presumes due execution (NCPR 1987 r.12).
    attestation:
      `${capitals} signed this document to give effect to it as a will, with both of us present at the same time. ` +
      `Each of us then signed it in the presence of ${capitals}.`,
    signatures: signatureBlocks,
  };
}

function written({ key, heading, clauses }: SectionRule, will: Will): UnnumberedSection {
  const say = sayInSection();
  const printed = clauses(will).filter(({ when }) => when?.(will) ?? true);
  return { key, heading, clauses: printed.map(({ id, write }) => ({ id, ...write(will, say) })) };
}
