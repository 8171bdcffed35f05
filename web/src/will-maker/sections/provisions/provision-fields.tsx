import type { ProvisionKind } from '@plainwill/contracts/will-data/questions/provision-questions';
import type { ComponentType } from 'react';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { useFieldError } from '../../../ui/fields/field-parts.tsx';
import { FieldRow } from '../../../ui/fields/field-row.tsx';
import { Fieldset } from '../../../ui/fields/fieldset.tsx';
import { DraftCheckbox, DraftField, PersonField, type ProvisionFieldsProps } from './draft-fields.tsx';
import { HomeTrustFields } from './home-trust-fields.tsx';
import { adultsIn, charitiesIn, personsIn, sharersIn } from './people-of-provisions.ts';
import { SolicitorNote } from './solicitor-note.tsx';

/** Each kind of provision has its own questions. */
export function ProvisionFields(props: ProvisionFieldsProps) {
  const Fields = fieldsOfKind[props.draft.kind];
  return <Fields {...props} />;
}

function BelongingsFields({ children, ...props }: ProvisionFieldsProps) {
  return (
    <>
      <p className="text-muted">
        Everything you own that can be moved, unless you give it to someone else in your will. Not money, nor things
        kept only for a business or as an investment.
      </p>
      {children}
      <div>
        <DraftCheckbox {...props} name="withoutVehicles" />
        <DraftCheckbox {...props} name="hasLetter" />
      </div>
      {props.draft.texts.hasLetter === 'yes' && <DraftField {...props} name="letter" rows={5} />}
      <SolicitorNote>for a valuable collection, or if something has to go to a particular person</SolicitorNote>
    </>
  );
}

function PetFields(props: ProvisionFieldsProps) {
  const testatorRecord = useTestatorRecord();
  const adults = adultsIn(testatorRecord, useToday());
  return (
    <>
      <DraftField {...props} name="description" />
      <PersonField {...props} name="takerId" people={adults} />
      <PersonField {...props} name="substituteId" people={adults} isOptional />
      <DraftField {...props} name="cashAmount" />
      <PersonField
        {...props}
        name="rehomingCharityId"
        people={charitiesIn(testatorRecord)}
        addLabel="Add a charity"
        isOptional
      />
      <SolicitorNote>for farm animals, or for a fund that must be spent on an animal</SolicitorNote>
    </>
  );
}

function DigitalFields({ children, ...props }: ProvisionFieldsProps) {
  return (
    <>
      <p className="text-muted">
        Never put a password, PIN or recovery phrase in your will: it becomes public. Anything of value in your accounts
        goes with the rest of your estate.
      </p>
      <Fieldset legend="Your executors" error={useFieldError('hasPowers')}>
        <DraftCheckbox {...props} name="hasPowers" />
      </Fieldset>
      <DraftField {...props} name="privateFiles" isOptional />
      {children}
      <SolicitorNote>for crypto-assets of value, or a business run online</SolicitorNote>
    </>
  );
}

function GuardianSupportFields(props: ProvisionFieldsProps) {
  return (
    <>
      <Fieldset legend="What can guardians be paid?" error={useFieldError('paysCosts')}>
        <DraftCheckbox {...props} name="paysCosts" />
        {props.draft.texts.paysCosts === 'yes' && <DraftCheckbox {...props} name="adaptsHome" />}
      </Fieldset>
      <DraftField {...props} name="cashAmount" />
      <SolicitorNote>
        if you want guardians to be paid a salary, or their house bought or extended with the children’s money
      </SolicitorNote>
    </>
  );
}

function LaterGuardiansFields(props: ProvisionFieldsProps) {
  const adults = adultsIn(useTestatorRecord(), useToday());
  return (
    <>
      <PersonField {...props} name="guardianId" people={adults} />
      <PersonField {...props} name="substituteId" people={adults} isOptional />
    </>
  );
}

function CharityTenthFields({ children, ...props }: ProvisionFieldsProps) {
  return (
    <>
      <p className="text-muted">
        Your executors work out the exact sum when you die. If no inheritance tax is due, the charity gets only the
        least amount you set, if any.
      </p>
      {children}
      <DraftField {...props} name="percent" />
      <FieldRow>
        <DraftField {...props} name="leastAmount" />
        <DraftField {...props} name="mostAmount" />
      </FieldRow>
      <SolicitorNote>
        if you want to leave land, help a charity abroad, set one up, or limit the gift to one purpose
      </SolicitorNote>
    </>
  );
}

const FallbackFields = ({ children }: ProvisionFieldsProps) => (
  <>
    <p className="text-muted">They inherit only if no one you have named can. A charity is always there.</p>
    {children}
  </>
);

function AdvanceFields(props: ProvisionFieldsProps) {
  const testatorRecord = useTestatorRecord();
  return (
    <>
      <p className="text-muted">
        What you gave is added to the rest, and the total is shared as you chose. Then it comes off their share, without
        interest. If it is more than the share, they get nothing more and pay nothing back. The law counts nothing
        unless your will says so.
      </p>
      <PersonField {...props} name="personId" people={sharersIn(testatorRecord)} addLabel={null} />
      <FieldRow>
        <DraftField {...props} name="amount" />
        <DraftField {...props} name="year" isOptional />
      </FieldRow>
      <DraftField {...props} name="purpose" isOptional />
      <p className="text-muted">
        A loan that is still owed is not a gift: it is paid back to your estate, unless you forgive it under Specific
        Gifts.
      </p>
      <SolicitorNote>if you gave a home or part of a business, or want what you gave to grow with prices</SolicitorNote>
    </>
  );
}

function ExclusionFields(props: ProvisionFieldsProps) {
  const testatorRecord = useTestatorRecord();
  const others = testatorRecord.provisions.flatMap((each) =>
    each.kind === 'exclusion' && each.id !== props.draft.id ? [each.personId] : [],
  );
  const people = personsIn(testatorRecord).filter(({ id }) => !others.includes(id));
  return (
    <>
      <SolicitorNote isAlways>
        A husband, wife, partner, child or anyone you support can ask a court for a share, whatever your will says.
      </SolicitorNote>
      <PersonField {...props} name="personId" people={people} />
      <DraftField {...props} name="reasons" rows={6} />
      <p className="-mt-3 text-small text-muted">
        {(props.draft.texts.reasons ?? '').length.toLocaleString('en-GB')} of 3,000 characters. This is printed in a
        statement of its own, never in your will.
      </p>
      <DraftCheckbox {...props} name="isSigned" />
    </>
  );
}

const fieldsOfKind: Record<ProvisionKind, ComponentType<ProvisionFieldsProps>> = {
  homeTrust: HomeTrustFields,
  belongings: BelongingsFields,
  pet: PetFields,
  digitalAssets: DigitalFields,
  guardianSupport: GuardianSupportFields,
  laterGuardians: LaterGuardiansFields,
  charityTenth: CharityTenthFields,
  residueFallback: FallbackFields,
  advance: AdvanceFields,
  exclusion: ExclusionFields,
};
