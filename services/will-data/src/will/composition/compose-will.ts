import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import type { WillDocument } from '@plainwill/contracts/will-data/will/will-document';
import type { WillFacts } from '../facts/will-facts.ts';
import { type Will, willOf } from '../model/will.ts';
import { fullName, inCapitals } from '../people/names.ts';
import type { SectionRule, UnnumberedSection } from '../sections/clause-rule.ts';
import { declaration } from '../sections/declaration.ts';
import { executorsAndTrustees } from '../sections/executors-and-trustees.ts';
import { funeral } from '../sections/funeral.ts';
import { guardianship } from '../sections/guardianship.ts';
import { residuaryEstate } from '../sections/residuary-estate.ts';
import { type Say, sayInWill } from '../sections/say.ts';
import { specificGifts } from '../sections/specific-gifts.ts';
import { trusteeProvisions } from '../sections/trustee-provisions.ts';
import { attestationOf, signatureBlocks } from './attestation.ts';
import { numbered } from './numbering.ts';

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

/** The will made from what the testator has told us. The same facts on the same day give the same document. */
export function composeWill(facts: WillFacts, { asOf }: { asOf: CalendarDate }): WillDocument {
  const will = willOf(facts, asOf);
  const sayIn = sayInWill();
  const testator = fullName(will.testator);
  const capitals = inCapitals(testator);
  return {
    testator,
    title: `LAST WILL AND TESTAMENT${capitals ? ` of ${capitals}` : ''}`,
    sections: numbered(
      sections.map((section) => written(section, will, sayIn())).filter(({ clauses }) => clauses.length > 0),
    ),
    dated: 'Dated: TBC',
    attestation: attestationOf(capitals, facts.will_settings.execution_variant),
    signatures: signatureBlocks,
    notReady: [...will.notReady],
  };
}

function written({ key, heading, clauses }: SectionRule, will: Will, say: Say): UnnumberedSection {
  const printed = clauses(will).filter(({ when }) => when?.(will) ?? true);
  return { key, heading, clauses: printed.map(({ id, write }) => ({ id, ...write(will, say) })) };
}
