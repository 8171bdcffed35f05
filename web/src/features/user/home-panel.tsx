import { asksTenancy } from '@plainwill/contracts/will-data/home-details-rules';
import type { HomeOwnership, TenancyType } from '@plainwill/contracts/will-data/vocabulary';
import { homeOwnerships } from '@plainwill/contracts/will-data/vocabulary';
import { trpc } from '../../api/trpc.ts';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { AddressFinder } from '../address-finder/address-finder.tsx';
import { trimmed } from '../autosave/record-autosave.ts';
import {
  addressFields,
  addressOf,
  answersOf,
  errorsOf,
  type HomeAnswers,
  linesOf,
  ownershipInShort,
  printAnswer,
  tenancyOptions,
  tieFields,
} from '../home-details/home-details-model.ts';
import { readyHome } from './ready-to-send.ts';
import { SectionForm } from './section-form.tsx';
import { useSectionForm } from './use-section-form.ts';
import { useUpdateTold } from './use-user.ts';
import type { UserPanelProps } from './user-panel.tsx';
import { Facts, nameIn, Panel } from './user-panel.tsx';

const what = 'home details';

const labels: Record<keyof HomeAnswers, string> = {
  line1: 'Address line 1',
  line2: 'Address line 2',
  townOrCity: 'Town or city',
  county: 'County',
  postcode: 'Postcode',
  homeOwnership: 'Home ownership',
  tenancyType: 'Tenancy type',
  coOwnerId: 'Owned with',
  isDomiciledHere: 'Permanent home in England and Wales',
  hasForeignAssets: 'Owns something elsewhere',
  isForUnitedKingdom: 'Left out of the will: what is outside the UK',
  hasBusiness: 'Owns a business',
};

const ownershipWords = (ownership: HomeOwnership) =>
  ownershipInShort[ownership].replace(/^./, (letter) => letter.toUpperCase());

const ownershipOptions = homeOwnerships.map((value) => ({ value, label: ownershipWords(value) }));

export function HomePanel(props: UserPanelProps) {
  const { homeDetails: home } = props.told;
  return (
    <Panel title="Home details" saved={home}>
      {props.isEdited ? (
        <HomeForm {...props} />
      ) : (
        <Facts
          entries={[
            ['Address', home?.address],
            ...addressFields.map((field) => [labels[field], home?.[field]] as const),
            [labels.homeOwnership, home?.homeOwnership && ownershipWords(home.homeOwnership)],
            [labels.tenancyType, home?.tenancyType && printAnswer(home.tenancyType)],
            [labels.coOwnerId, home?.coOwnerId && nameIn(props.told, home.coOwnerId)],
            ...tieFields.map((field) => [labels[field], printAnswer(answersOf(home)[field])] as const),
          ]}
        />
      )}
    </Panel>
  );
}

function HomeForm({ accountId, told, drafts, onClash }: UserPanelProps) {
  const save = trpc.willData.staff.saveHomeDetails.useMutation();
  const update = useUpdateTold(accountId);
  const { homeDetails } = told;
  const stored = answersOf(homeDetails);
  const form = useSectionForm({
    section: 'homeDetails',
    drafts,
    stored,
    answersOf,
    tidy: trimmed,
    ready: (typed: Partial<HomeAnswers>) => readyHome(typed, stored),
    save: async (changes) => {
      const saved = await save.mutateAsync({ accountId, basedOn: homeDetails?.version ?? 0, changes });
      update((known) => ({ ...known, homeDetails: saved }));
      return saved;
    },
    onClash,
    what,
  });
  const { textIn, edit, choice, errors = {} } = form;
  const lines = Object.fromEntries(addressFields.map((field) => [field, textIn(field)])) as HomeAnswers;
  const homeOwnership = (textIn('homeOwnership') || null) as HomeOwnership | null;
  return (
    <SectionForm form={form} what={what} labels={labels} print={(_field, text) => printAnswer(text)}>
      <AddressFinder
        label="Home address"
        value={addressOf(lines)}
        onChange={(found) => edit(linesOf(found))}
        errors={errorsOf(errors)}
      />
      <RadioPills label={labels.homeOwnership} options={ownershipOptions} {...choice<HomeOwnership>('homeOwnership')} />
      {asksTenancy({ homeOwnership }) && (
        <RadioPills label={labels.tenancyType} options={tenancyOptions} {...choice<TenancyType>('tenancyType')} />
      )}
    </SectionForm>
  );
}
