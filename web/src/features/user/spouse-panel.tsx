import { asksIntendingToMarry } from '@plainwill/contracts/will-data/spouse-details-rules';
import type { Gender, SpouseRelationship } from '@plainwill/contracts/will-data/vocabulary';
import { trpc } from '../../api/trpc.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { trimmed } from '../autosave/record-autosave.ts';
import { genderOptions, printAnswer } from '../personal-details/personal-details-model.ts';
import { answersOf, printRelationship, type SpouseAnswers } from '../spouse-details/spouse-details-model.ts';
import { readySpouse } from './ready-to-send.ts';
import { SectionForm } from './section-form.tsx';
import { useSectionForm } from './use-section-form.ts';
import { useUpdateTold } from './use-user.ts';
import type { UserPanelProps } from './user-panel.tsx';
import { Facts, Panel } from './user-panel.tsx';

const what = 'spouse details';

const labels: Record<keyof SpouseAnswers, string> = {
  fullName: 'Full name',
  relationship: 'Relationship',
  gender: 'Gender',
  intendingToMarry: 'Intending to marry',
};

const staffRelationships = ['spouse', 'partner', 'civil_partner'] as const satisfies readonly SpouseRelationship[];

/** What the person said in the portal's words is still there to be kept. */
const relationshipOptions = (stored: SpouseRelationship | undefined) =>
  [...new Set<SpouseRelationship>(stored ? [...staffRelationships, stored] : staffRelationships)].map((value) => ({
    value,
    label: printRelationship(value),
  }));

const print = (field: keyof SpouseAnswers, text: string) =>
  field === 'gender' ? printAnswer(field, text) : printRelationship(text);

export function SpousePanel(props: UserPanelProps) {
  const { spouseDetails: spouse } = props.told;
  return (
    <Panel title="Spouse or partner details" saved={spouse}>
      {props.isEdited ? (
        <SpouseForm {...props} />
      ) : (
        <Facts
          entries={[
            [labels.fullName, spouse?.fullName],
            [labels.relationship, spouse && print('relationship', spouse.relationship)],
            [labels.gender, spouse && print('gender', spouse.gender)],
            [labels.intendingToMarry, spouse && (spouse.intendingToMarry ? 'Yes' : 'No')],
          ]}
        />
      )}
    </Panel>
  );
}

function SpouseForm({ accountId, told, drafts, onClash }: UserPanelProps) {
  const save = trpc.willData.staff.saveSpouseDetails.useMutation();
  const update = useUpdateTold(accountId);
  const { spouseDetails } = told;
  const stored = answersOf(spouseDetails);
  const form = useSectionForm({
    section: 'spouseDetails',
    drafts,
    stored,
    answersOf,
    tidy: trimmed,
    ready: (typed: Partial<SpouseAnswers>) => readySpouse(typed, stored),
    save: async (changes) => {
      const saved = await save.mutateAsync({ accountId, basedOn: spouseDetails?.version ?? 0, changes });
      update((known) => ({ ...known, spouseDetails: saved }));
      return saved;
    },
    onClash,
    what,
  });
  const { textIn, edit, field, choice } = form;
  const relationship = textIn('relationship') as SpouseRelationship | '';
  return (
    <SectionForm form={form} what={what} labels={labels} print={print}>
      <TextField label={labels.fullName} autoCapitalize="words" {...field('fullName')} />
      <RadioPills
        label={labels.relationship}
        options={relationshipOptions(spouseDetails?.relationship)}
        {...choice<SpouseRelationship>('relationship')}
      />
      <RadioPills label={labels.gender} options={genderOptions} {...choice<Gender>('gender')} />
      {relationship !== '' && asksIntendingToMarry(relationship) && (
        <Checkbox
          label={labels.intendingToMarry}
          isSelected={textIn('intendingToMarry') === 'yes'}
          onChange={(isSelected) => edit({ intendingToMarry: isSelected ? 'yes' : '' })}
        />
      )}
    </SectionForm>
  );
}
