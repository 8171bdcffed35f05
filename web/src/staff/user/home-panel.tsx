import { fieldsOnPage } from '@plainwill/contracts/kit/question';
import { addressLines } from '@plainwill/contracts/shared/address';
import { homeDetailsQuestions } from '@plainwill/contracts/will-data/questions/home-details-questions';
import type { StaffHomeFields } from '@plainwill/contracts/will-data/staff';
import { type HomeOwnership, homeOwnerships } from '@plainwill/contracts/will-data/vocabulary';
import { trpc } from '../../shared/api/trpc.ts';
import { trimmed } from '../../shared/autosave/record-autosave.ts';
import { HomeDetailsForm } from '../../will-maker/sections/home-details/home-details-form.tsx';
import {
  type HomeDetailsText,
  homeDetailsLabels,
  homeDetailsPatch,
  homeDetailsText,
  printHomeDetail,
} from '../../will-maker/sections/home-details/home-details-model.ts';
import { ownershipInShort } from '../../will-maker/sections/home-details/home-details-summary.ts';
import { type ReadyToSend, SectionForm, useSectionForm } from './section-form.tsx';
import { useUpdateTestatorRecord } from './use-user.ts';
import { Facts, nameIn, Panel, type UserPanelProps } from './user-panel.tsx';

const what = 'home details';

const labels: Record<keyof HomeDetailsText, string> = {
  ...homeDetailsLabels,
  homeOwnership: 'Home ownership',
  tenancyType: 'Tenancy type',
  coOwnerId: 'Owned with',
};

const ownershipLabel = (ownership: HomeOwnership) =>
  ownershipInShort[ownership].replace(/^./, (letter) => letter.toUpperCase());

const ownershipOptions = homeOwnerships.map((value) => ({ value, label: ownershipLabel(value) }));

export function HomePanel(props: UserPanelProps) {
  const { homeDetails: home } = props.testatorRecord;
  return (
    <Panel title="Home details" saved={home}>
      {props.isEdited ? (
        <HomeForm {...props} />
      ) : (
        <Facts
          entries={[
            ['Address', home?.address],
            ...addressLines.map((field) => [labels[field], home?.[field]] as const),
            [labels.homeOwnership, home?.homeOwnership && ownershipLabel(home.homeOwnership)],
            [labels.tenancyType, home?.tenancyType && printHomeDetail('tenancyType', home.tenancyType)],
            [labels.coOwnerId, home?.coOwnerId && nameIn(props.testatorRecord, home.coOwnerId)],
            ...fieldsOnPage(homeDetailsQuestions, 'ties').map(
              (field) => [labels[field], printHomeDetail(field, homeDetailsText(home)[field])] as const,
            ),
          ]}
        />
      )}
    </Panel>
  );
}

function HomeForm({ accountId, testatorRecord, drafts, onConflict }: UserPanelProps) {
  const save = trpc.willData.staff.saveHomeDetails.useMutation();
  const update = useUpdateTestatorRecord(accountId);
  const { homeDetails } = testatorRecord;
  const stored = homeDetailsText(homeDetails);
  const form = useSectionForm({
    section: 'homeDetails',
    drafts,
    stored,
    answersOf: homeDetailsText,
    normalise: trimmed,
    ready: (typed: Partial<HomeDetailsText>) => readyHome(typed, stored),
    save: async (changes) => {
      const saved = await save.mutateAsync({ accountId, basedOn: homeDetails?.version ?? 0, changes });
      update((known) => ({ ...known, homeDetails: saved }));
      return saved;
    },
    onConflict,
    what,
  });
  return (
    <SectionForm form={form} saved={testatorRecord.homeDetails} what={what} labels={labels} print={printHomeDetail}>
      <HomeDetailsForm form={form} addressLabel="Home address" labels={labels} ownershipOptions={ownershipOptions} />
    </SectionForm>
  );
}

/**
 * Staff change the address and how the home is owned; the rest is the person's own to say, and no form of staff asks
 * it.
 */
const readyHome = (
  typed: Partial<HomeDetailsText>,
  stored: HomeDetailsText,
): ReadyToSend<Partial<StaffHomeFields>> => ({
  changes: homeDetailsPatch(typed, stored).changes ?? {},
});
