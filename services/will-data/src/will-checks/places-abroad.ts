import type { AnswerPlace } from '@plainwill/contracts/will-data/will/will-checks';
import { at } from './check.ts';
import { speaksOfAbroad } from './countries.ts';
import type { Known } from './known.ts';

/** Where the testator says, or a gift’s words do, that something lies outside England and Wales. */
export const placesAbroad = ({ facts, gifts }: Known): AnswerPlace[] => [
  ...answersAbroad(facts)
    .slice(0, 1)
    .map((field) => at('homeDetails', field)),
  ...gifts
    .filter(({ gift }) => gift.type === 'specific_item' && speaksOfAbroad(gift.item))
    .map(({ row }) => at('gifts', 'itemDescription', row.id)),
];

/** What is said of the permanent home, and of what is owned, goes before what the questionnaire was told. */
function answersAbroad({ questionnaire, personal_details, will_settings }: Known['facts']): string[] {
  const { is_domiciled_here, has_foreign_assets } = personal_details;
  const saidElsewhere = questionnaire.locationEnglandWales.toLowerCase() === 'no';
  const livesElsewhere = is_domiciled_here === false || (is_domiciled_here === null && saidElsewhere);
  const ownsElsewhere =
    has_foreign_assets || will_settings.uk_property_only || (has_foreign_assets === null && saidElsewhere);
  return [...(livesElsewhere ? ['isDomiciledHere'] : []), ...(ownsElsewhere ? ['hasForeignAssets'] : [])];
}
