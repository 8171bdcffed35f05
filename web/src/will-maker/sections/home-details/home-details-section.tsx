import { addressLines } from '@plainwill/contracts/shared/address';
import {
  asksCoOwner,
  asksSeverance,
  asksTenancy,
  homeDetailsQuestions,
} from '@plainwill/contracts/will-data/questions/home-details-questions';
import type { HomeOwnership, Severance, TenancyType } from '@plainwill/contracts/will-data/vocabulary';
import { ConflictNotice } from '../../../shared/autosave/conflict-notice.tsx';
import { useAutosave } from '../../../shared/autosave/use-autosave.ts';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import { useAccountId, useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Explanation } from '../../../ui/feedback/explanation.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { Provisions } from '../provisions/provisions.tsx';
import { QuestionField, yesNoOptions } from '../record-form/question-field.tsx';
import type { RecordFormState } from '../record-form/record-form-state.ts';
import { AbroadFields } from './abroad-fields.tsx';
import { CoOwnerField } from './co-owner-field.tsx';
import { openHomeDetails } from './home-details-autosave.ts';
import { AddressFields, OwnershipFields } from './home-details-form.tsx';
import {
  type HomeDetailsText,
  homeDetailsLabels,
  homeDetailsText,
  isFromQuestionnaire,
  printHomeDetail,
  tenancyNotes,
} from './home-details-model.ts';
import { SeveranceField } from './severance-field.tsx';

interface StepProps {
  form: RecordFormState<HomeDetailsText>;
}

export default function HomeDetailsSection({ step }: { step: string }) {
  const { homeDetails } = useTestatorRecord();
  const people = usePeople();
  const form = useAutosave(openHomeDetails(useAccountId()), homeDetailsText(homeDetails));
  const Fields = fieldsOf[step] ?? Address;
  return (
    <>
      <ConflictNotice
        conflicts={form.conflicts}
        labels={homeDetailsLabels}
        print={(field, text) =>
          field === 'coOwnerId' && text ? nameAmong(people, text) : printHomeDetail(field, text)
        }
        onChoose={form.choose}
      />
      <Fields form={form} />
    </>
  );
}

function Address({ form }: StepProps) {
  const { homeDetails, questionnaire } = useTestatorRecord();
  const hasAddress = addressLines.some((line) => form.textIn(line).trim());
  return (
    <>
      {isFromQuestionnaire(homeDetails, questionnaire) && (
        <Notice tone="info" title="From your questionnaire">
          This is the address you gave there. Change it if it is not right.
        </Notice>
      )}
      {!hasAddress && homeDetails?.address && <Notice tone="info">Saved address: {homeDetails.address}</Notice>}
      <AddressFields form={form} addressLabel="Your address" isOwn />
    </>
  );
}

function Ownership({ form }: StepProps) {
  const { choice, textIn } = form;
  const held = {
    homeOwnership: (textIn('homeOwnership') || null) as HomeOwnership | null,
    tenancyType: (textIn('tenancyType') || null) as TenancyType | null,
    severance: (textIn('severance') || null) as Severance | null,
  };
  const hasShare =
    held.tenancyType === 'sole-owner' || held.tenancyType === 'tenants-in-common' || held.severance === 'planned';
  return (
    <>
      <OwnershipFields form={form} isOwn />
      {asksTenancy(held) && held.tenancyType && <Explanation>{tenancyNotes[held.tenancyType]}</Explanation>}
      {asksCoOwner(held) && <CoOwnerField label={homeDetailsLabels.coOwnerId} {...choice('coOwnerId')} />}
      {asksSeverance(held) && <SeveranceField form={form} />}
      <Provisions section="homeDetails" offered={asksTenancy(held) && hasShare ? ['homeTrust'] : []} />
    </>
  );
}

/** The step asks for the testator's ties to England and Wales, or to another country, and for a business. */
function Ties({ form }: StepProps) {
  const { questionnaire } = useTestatorRecord();
  const business = form.choice<string>('hasBusiness');
  const earlier = !business.value && questionnaire ? questionnaire.answers.business : null;
  const shared = { of: homeDetailsQuestions, form, hasAdvice: true };
  return (
    <>
      <QuestionField {...shared} name="isDomiciledHere" />
      {form.textIn('isDomiciledHere') === 'no' && (
        <Explanation>
          Then your will does not say so. Another country’s law may decide part of what happens, so take advice before
          you sign.
        </Explanation>
      )}
      <QuestionField {...shared} name="hasForeignAssets" />
      {form.textIn('hasForeignAssets') === 'yes' && <AbroadFields form={form} />}
      <RadioPills
        label={homeDetailsQuestions.hasBusiness.label}
        hint={earlier && 'From your questionnaire. Change it if it is not right.'}
        isOptional
        options={yesNoOptions}
        {...business}
        value={earlier ? (earlier === 'Yes' ? 'yes' : 'no') : business.value}
      />
    </>
  );
}

const fieldsOf: Readonly<Record<string, typeof Address>> = { address: Address, ownership: Ownership, ties: Ties };
