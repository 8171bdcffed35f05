import { nameOf as fullNameOf, isMinor } from '@plainwill/contracts/will-data/people';
import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import { executorRoleLabels } from '../../executors/executor-model.ts';
import {
  type FuneralWishesText,
  funeralLabels,
  funeralWishesText,
  printFuneralWish,
} from '../../funeral-wishes/funeral-wishes-model.ts';
import { giftName, giftTypeLabels } from '../../gifts/gift-model.ts';
import { jointNames, prioritiesOf } from '../../guardians/guardian-model.ts';
import { homeDetailsLabels } from '../../home-details/home-details-model.ts';
import { levelsOf, shareText, whoTakes } from '../../recipients/priority-levels.ts';
import { type Answer, answered, type Behind, fieldOf, orAll, placeOf } from './answer.ts';

export function funeralAnswers({ testatorRecord: { funeralWishes }, columns }: Behind): Answer[] {
  const wishes = funeralWishesText(funeralWishes);
  return [...columns].flatMap((column) => {
    const field = fieldOf(column) as keyof FuneralWishesText;
    return answered(funeralLabels[field], printFuneralWish(field, wishes[field]), placeOf('funeralWishes', field));
  });
}

export function executorAnswers({ testatorRecord: { executors }, named, nameOf }: Behind): Answer[] {
  return orAll(
    named(executors, ({ personId }) => nameOf(personId)),
    executors,
  ).map(({ id, personId, role }) => ({
    label: `${executorRoleLabels[role]} executor`,
    value: nameOf(personId),
    place: placeOf('executors', 'executorRole', id),
  }));
}

export function guardianAnswers({ testatorRecord: { children, guardians }, today, named, nameOf }: Behind): Answer[] {
  const minors = children.filter((child) => isMinor(child, today));
  return orAll(named(minors, fullNameOf), minors).map((child) => {
    const plan = guardians.find(({ childId }) => childId === child.id);
    const steps = plan ? [plan.primaryIds, ...prioritiesOf(plan).map(({ memberIds }) => memberIds)] : [];
    const names = steps.filter((ids) => ids.length > 0).map((ids) => jointNames(ids.map(nameOf)));
    return {
      label: `Guardians of ${fullNameOf(child)}`,
      value: names.join('; then ') || 'Nobody chosen',
      place: placeOf('guardianship', null, child.id),
    };
  });
}

const ofGift = 'gifts.gift-';

export function giftAnswers({ clauseId, testatorRecord, columns, nameOf }: Behind): Answer[] {
  const gift = testatorRecord.gifts.find(({ id }) => clauseId === ofGift + id);
  if (!gift)
    return testatorRecord.gifts.map((each) => ({
      label: giftTypeLabels[each.giftType],
      value: giftName(each),
      place: placeOf('gifts', null, each.id),
    }));
  const at = (field: string) => placeOf('gifts', field, gift.id);
  const isToChild = testatorRecord.children.some(({ id }) => gift.recipients.some(({ personId }) => personId === id));
  return [
    ...answered(giftTypeLabels[gift.giftType], giftName(gift), at(mainField[gift.giftType])),
    ...answered('Policy number', columns.has('policy_number') ? gift.policyNumber : '', at('policyNumber')),
    ...answered('Goes to', whoTakes(gift.recipients, nameOf), at('recipients')),
    ...answered('Otherwise to', whoTakes(gift.remainderRecipients, nameOf), at('remainderRecipients')),
    ...(isToChild
      ? [
          ...answered('Children’s access age', String(gift.childrenAccessAge), at('childrenAccessAge')),
          ...answered('Their own children may take it instead', yesOrNo(gift), at('grandchildrenInherit')),
        ]
      : []),
  ];
}

const mainField: Record<Gift['giftType'], string> = {
  specific_item: 'itemDescription',
  cash_gift: 'cashAmount',
  pension_plan: 'provider',
  life_insurance: 'provider',
};

const yesOrNo = ({ grandchildrenInherit }: Gift) =>
  grandchildrenInherit === null ? 'Not answered, so yes' : grandchildrenInherit ? 'Yes' : 'No';

export function residueAnswers({ testatorRecord: { residue }, nameOf }: Behind): Answer[] {
  const shares = new Map<string, number | null>(
    residue.recipients.map(({ personId, shareBasisPoints }) => [personId, shareBasisPoints]),
  );
  const withShare = (id: string) => {
    const share = shares.get(id);
    return share ? `${nameOf(id)} (${shareText(share)})` : nameOf(id);
  };
  const levels = levelsOf(residue.recipients).length;
  return answered(
    levels > 1 ? 'Who takes the rest, in this order' : 'Who takes the rest',
    whoTakes(residue.recipients, withShare),
    placeOf('residue', 'recipients'),
  );
}

export const settingsAnswers = ({ testatorRecord: { settings, homeDetails }, columns }: Behind): Answer[] => [
  ...(columns.has('children_inheritance_age')
    ? answered(
        'Children’s inheritance age',
        String(settings.childrenInheritanceAge),
        placeOf('residue', 'childrenInheritanceAge'),
      )
    : []),
  ...(columns.has('uk_property_only') && homeDetails?.hasForeignAssets
    ? answered(
        homeDetailsLabels.isForUnitedKingdom,
        homeDetails.isForUnitedKingdom ? 'Yes' : 'No',
        placeOf('homeDetails', 'isForUnitedKingdom'),
      )
    : []),
];

export function questionnaireAnswers({ testatorRecord: { questionnaire } }: Behind): Answer[] {
  const answers = questionnaire?.answers;
  const where = answers && 'locationEnglandWales' in answers ? answers.locationEnglandWales : null;
  return answered('In your questionnaire, a home in England or Wales', where, null);
}
