import { asksCoOwner, asksTenancy } from '@plainwill/contracts/will-data/home-details-rules';
import type { HomeOwnership, TenancyType } from '@plainwill/contracts/will-data/vocabulary';
import type { ReactNode } from 'react';
import { Explanation } from '../../ui/feedback/explanation.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { AddressFinder } from '../address-finder/address-finder.tsx';
import { ClashNotice } from '../autosave/clash-notice.tsx';
import { useAutosave } from '../autosave/use-autosave.ts';
import { nameAmong, usePeople } from '../people/named-people.ts';
import { useAccountId, usePortal } from '../portal/use-portal.ts';
import { CoOwnerSelect } from './co-owner-select.tsx';
import { openHomeDetails } from './home-details-autosave.ts';
import {
  addressFields,
  addressOf,
  answersOf,
  errorsOf,
  type HomeAnswers,
  isFromQuestionnaire,
  labels,
  linesOf,
  ownershipOptions,
  printAnswer,
  tenancyNotes,
  tenancyOptions,
} from './home-details-model.ts';
import { TieFields } from './tie-fields.tsx';

export default function HomeDetailsSection() {
  const { homeDetails, questionnaire } = usePortal();
  const people = usePeople();
  const { choice, textIn, edit, save, clashes, choose, refused } = useAutosave(
    openHomeDetails(useAccountId()),
    answersOf(homeDetails),
  );
  const held = {
    homeOwnership: (textIn('homeOwnership') || null) as HomeOwnership | null,
    tenancyType: (textIn('tenancyType') || null) as TenancyType | null,
  };
  const lines = Object.fromEntries(addressFields.map((field) => [field, textIn(field)])) as HomeAnswers;
  const address = addressOf(lines);
  return (
    <>
      <p className="text-muted">
        Where you live, whether you own it, and what you have elsewhere. Your address goes into your will.
      </p>
      <ClashNotice
        clashes={clashes}
        labels={labels}
        print={(field, text) => (field === 'coOwnerId' && text ? nameAmong(people, text) : printAnswer(text))}
        onChoose={choose}
      />
      {isFromQuestionnaire(homeDetails, questionnaire) && (
        <Notice tone="info" title="From your questionnaire">
          This is the address you gave there. Change it if it is not right.
        </Notice>
      )}
      {!address && homeDetails?.address && <Notice tone="info">Saved address: {homeDetails.address}</Notice>}
      <LeaveGroup onLeave={save}>
        <AddressFinder
          label="Your address"
          isOwnAddress
          value={address}
          onChange={(found) => edit(linesOf(found))}
          errors={errorsOf(refused)}
        />
      </LeaveGroup>
      <RadioPills label={labels.homeOwnership} options={ownershipOptions} {...choice<HomeOwnership>('homeOwnership')} />
      {asksTenancy(held) && (
        <>
          <RadioPills
            label={labels.tenancyType}
            hint="Not sure? The deeds of your home or your solicitor’s papers say."
            options={tenancyOptions}
            {...choice<TenancyType>('tenancyType')}
          />
          {held.tenancyType && <Explanation>{tenancyNotes[held.tenancyType]}</Explanation>}
        </>
      )}
      {asksCoOwner(held) && <CoOwnerSelect label={labels.coOwnerId} {...choice('coOwnerId')} />}
      <TieFields choice={choice} textIn={textIn} />
    </>
  );
}

/** Tells when the focus leaves any field in it. */
function LeaveGroup({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the fields inside
    <div onBlur={onLeave}>{children}</div>
  );
}
