import type { GiftId, PersonId } from '@plainwill/contracts/shared/ids';
import { listed } from '@plainwill/contracts/shared/phrases';
import { nameOf } from '@plainwill/contracts/will-data/people';
import type { Gift } from '@plainwill/contracts/will-data/records/gifts';
import { type CoupleCategory, coupleCategories } from '@plainwill/contracts/will-data/vocabulary';
import { hasGuardians } from '@plainwill/contracts/will-data/will/readiness';
import { giftName } from '@plainwill/law/couple/wish-texts';
import { useState } from 'react';
import { nameAmong, usePeople } from '../../shared/people/named-people.ts';
import { useTestatorRecord } from '../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Fieldset } from '../../ui/fields/fieldset.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { recipientsText } from './offers-model.ts';
import { categoryLabels } from './view-entries.ts';

export interface Ticked {
  categories: CoupleCategory[];
  contactIds: PersonId[];
  giftIds: GiftId[];
}

const toggled = <T,>(list: readonly T[], one: T, isIn: boolean) => [
  ...list.filter((each) => each !== one),
  ...(isIn ? [one] : []),
];

interface ShareTicksProps {
  ticked: Ticked;
  partner: string;
  onChange: (ticked: Ticked) => void;
  onDone: () => void;
}

const missingLabels: Record<CoupleCategory, string> = {
  home: 'your home',
  children: 'children',
  people: 'people',
  executors: 'executors',
  guardians: 'guardians',
  residue: 'who gets everything else',
  gifts: 'gifts',
};

/** Nothing is ticked beforehand; of people and gifts, each has a tick of its own. */
export function ShareTicks({ ticked, partner, onChange, onDone }: ShareTicksProps) {
  const { categories, contactIds, giftIds } = ticked;
  const { homeDetails, children, contacts, executors, guardians, gifts, residue } = useTestatorRecord();
  const people = usePeople();
  const [isMissing, setMissing] = useState(false);
  const has = {
    home: homeDetails !== null,
    children: children.length > 0,
    people: contacts.length > 0,
    executors: executors.length > 0,
    guardians: guardians.some(hasGuardians),
    residue: residue.recipients.length > 0,
    gifts: gifts.length > 0,
  };
  const missing = coupleCategories.filter((category) => !has[category]).map((category) => missingLabels[category]);
  const [choosesPeople, choosesGifts] = [categories.includes('people'), categories.includes('gifts')];
  const problem = problemOf(ticked);
  const preview = () => {
    setMissing(problem !== null);
    if (problem === null) onDone();
  };
  return (
    <Form onSubmit={preview} label={`Share with ${partner}`}>
      {isMissing && problem && <Notice tone="error">{problem}</Notice>}
      <Fieldset legend="Choose what to share">
        {coupleCategories.map((category) =>
          has[category] ? (
            <Checkbox
              key={category}
              name={category}
              label={categoryLabels[category].title}
              hint={categoryLabels[category].hint}
              isSelected={categories.includes(category)}
              onChange={(isIn) => onChange({ ...ticked, categories: toggled(categories, category, isIn) })}
            />
          ) : null,
        )}
        {missing.length > 0 && <p className="py-2 text-muted">Not answered yet: {listed(missing)}.</p>}
      </Fieldset>
      {choosesPeople && (
        <Fieldset legend="Which people?">
          {contacts.map((contact) => (
            <Checkbox
              key={contact.id}
              label={nameOf(contact)}
              isSelected={contactIds.includes(contact.id)}
              onChange={(isIn) => onChange({ ...ticked, contactIds: toggled(contactIds, contact.id, isIn) })}
            />
          ))}
        </Fieldset>
      )}
      {choosesGifts && (
        <Fieldset legend="Which gifts?">
          {gifts.map((gift) => (
            <Checkbox
              key={gift.id}
              label={nameOfGift(gift)}
              hint={`To ${recipientsText(gift.recipients, (id) => nameAmong(people, id))}`}
              isSelected={giftIds.includes(gift.id)}
              onChange={(isIn) => onChange({ ...ticked, giftIds: toggled(giftIds, gift.id, isIn) })}
            />
          ))}
        </Fieldset>
      )}
      {Object.values(has).some(Boolean) && (
        <ButtonRow>
          <Button type="submit">See what {partner} will see</Button>
        </ButtonRow>
      )}
    </Form>
  );
}

const nameOfGift = ({ giftType, itemDescription, provider, cashAmount, amountEach }: Gift) =>
  giftName({ giftType, what: itemDescription || provider, cashAmount, amountEach });

/** Says what is still to be chosen; null for nothing. */
function problemOf({ categories, contactIds, giftIds }: Ticked): string | null {
  if (categories.length === 0) return 'Choose what to share.';
  if (categories.includes('people') && contactIds.length === 0) return 'Choose at least one person.';
  return categories.includes('gifts') && giftIds.length === 0 ? 'Choose at least one gift.' : null;
}
