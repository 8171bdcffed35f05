import type { FamilyBadge } from '@plainwill/law/family/family-badges';
import { isBody } from '../../../shared/people/contact-kind.ts';
import { withNamedSpouse } from '../../../shared/people/named-people.ts';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { familyLayoutOf } from './family-layout.ts';
import { FamilyRows } from './family-rows.tsx';
import type { PictureControl } from './picture-control.ts';

/** The roles and shares of everyone chosen so far, by id. */
export type BadgesOfChoice = ReadonlyMap<string, readonly FamilyBadge[]>;

interface PeoplePictureProps extends PictureControl {
  badges: BadgesOfChoice;
}

/** The family as a control: people are chosen by pressing them. */
export function PeoplePicture({ badges, ...control }: PeoplePictureProps) {
  const testatorRecord = withNamedSpouse(useTestatorRecord());
  const { spouseDetails, children, contacts } = testatorRecord;
  const today = useToday();
  const people = [...(spouseDetails ? [spouseDetails] : []), ...children, ...contacts.filter((one) => !isBody(one))];
  // Charities alone make no family.
  if (!people.some(({ id }) => control.canChoose(id))) return null;
  return (
    <div className="rounded-card border border-line bg-card p-4">
      <FamilyRows family={familyLayoutOf(testatorRecord, today, { badges })} control={control} />
    </div>
  );
}
