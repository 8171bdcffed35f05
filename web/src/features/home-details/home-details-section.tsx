import { asksCoOwner, asksTenancy } from '@plainwill/contracts/will-data/questions/home-details-questions';
import type { HomeOwnership, TenancyType } from '@plainwill/contracts/will-data/vocabulary';
import { Explanation } from '../../ui/feedback/explanation.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ConflictNotice } from '../autosave/conflict-notice.tsx';
import { useAutosave } from '../autosave/use-autosave.ts';
import { nameAmong, usePeople } from '../people/named-people.ts';
import { useAccountId, useTestatorRecord } from '../testator-record/use-testator-record.ts';
import { CoOwnerSelect } from './co-owner-select.tsx';
import { openHomeDetails } from './home-details-autosave.ts';
import { HomeDetailsForm } from './home-details-form.tsx';
import {
  addressFields,
  addressOfLines,
  type HomeDetailsText,
  homeDetailsLabels,
  homeDetailsText,
  isFromQuestionnaire,
  printHomeDetail,
  tenancyNotes,
} from './home-details-model.ts';
import { TieFields } from './tie-fields.tsx';

export default function HomeDetailsSection() {
  const { homeDetails, questionnaire } = useTestatorRecord();
  const people = usePeople();
  const form = useAutosave(openHomeDetails(useAccountId()), homeDetailsText(homeDetails));
  const { choice, textIn } = form;
  const held = {
    homeOwnership: (textIn('homeOwnership') || null) as HomeOwnership | null,
    tenancyType: (textIn('tenancyType') || null) as TenancyType | null,
  };
  const lines = Object.fromEntries(addressFields.map((field) => [field, textIn(field)])) as HomeDetailsText;
  const address = addressOfLines(lines);
  return (
    <>
      <p className="text-muted">
        Where you live, whether you own it, and what you have elsewhere. Your address goes into your will.
      </p>
      <ConflictNotice
        conflicts={form.conflicts}
        labels={homeDetailsLabels}
        print={(field, text) =>
          field === 'coOwnerId' && text ? nameAmong(people, text) : printHomeDetail(field, text)
        }
        onChoose={form.choose}
      />
      {isFromQuestionnaire(homeDetails, questionnaire) && (
        <Notice tone="info" title="From your questionnaire">
          This is the address you gave there. Change it if it is not right.
        </Notice>
      )}
      {!address && homeDetails?.address && <Notice tone="info">Saved address: {homeDetails.address}</Notice>}
      <HomeDetailsForm form={form} addressLabel="Your address" isOwn />
      {asksTenancy(held) && held.tenancyType && <Explanation>{tenancyNotes[held.tenancyType]}</Explanation>}
      {asksCoOwner(held) && <CoOwnerSelect label={homeDetailsLabels.coOwnerId} {...choice('coOwnerId')} />}
      <TieFields form={form} />
    </>
  );
}
