import { useSearchParams } from 'wouter';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Fieldset } from '../../../ui/fields/fieldset.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { DraftCheckbox, DraftField, PersonField, type ProvisionFieldsProps } from './draft-fields.tsx';
import { personsIn } from './people-of-provisions.ts';
import { SolicitorNote } from './solicitor-note.tsx';

const endings = ['endsOnRemarriage', 'endsOnCohabitation', 'endsOnLeaving'] as const;
const details: readonly string[] = [...endings, 'mayMove', 'onlyThisHome', 'outgoings', 'mortgage'];

/** A right to live in the home: the terms that few people change are folded away. */
export function HomeTrustFields({ children, ...props }: ProvisionFieldsProps) {
  const [search] = useSearchParams();
  const testatorRecord = useTestatorRecord();
  const { homeDetails, children: ownChildren } = testatorRecord;
  const occupiers = personsIn(testatorRecord).filter(({ id }) => !ownChildren.some((child) => child.id === id));
  return (
    <>
      <p className="text-muted">
        They live there without paying rent, and your executors can’t sell it unless they agree. Your home then goes to
        the people you choose.
      </p>
      <PersonField {...props} name="occupierId" people={occupiers} />
      <DraftField {...props} name="right" />
      <DraftField {...props} name="years" />
      {children}
      <Disclosure summary="More choices" isOpenAtFirst={details.includes(search.get('field') ?? '')}>
        <Fieldset legend="What else should end it?">
          {endings.map((name) => (
            <DraftCheckbox key={name} {...props} name={name} />
          ))}
        </Fieldset>
        <DraftCheckbox {...props} name="mayMove" />
        <DraftCheckbox {...props} name="onlyThisHome" />
        <DraftField {...props} name="outgoings" />
        {homeDetails?.homeOwnership === 'own-mortgage' && <DraftField {...props} name="mortgage" />}
      </Disclosure>
      <SolicitorNote>
        if more than one person is to live there, they get means-tested help, there is a farm or business, or you want
        to save tax
      </SolicitorNote>
    </>
  );
}
