import {
  spouseDetailsQuestions,
  spouseFirstSaveFields,
} from '@plainwill/contracts/will-data/questions/spouse-details-questions';
import type { SpouseDetailsFields } from '@plainwill/contracts/will-data/records/spouse-details';
import type { SpouseRelationship } from '@plainwill/contracts/will-data/vocabulary';
import { trpc } from '../../shared/api/trpc.ts';
import { trimmed } from '../../shared/autosave/record-autosave.ts';
import { answersIn } from '../../will-maker/sections/record-form/record-form-state.ts';
import { SpouseDetailsForm } from '../../will-maker/sections/spouse-details/spouse-details-form.tsx';
import {
  printSpouseDetail,
  printSpouseRelationship,
  type SpouseDetailsText,
  spouseDetailsLabels,
  spouseDetailsText,
} from '../../will-maker/sections/spouse-details/spouse-details-model.ts';
import { missingMessage, type ReadyToSend, SectionForm, useSectionForm } from './section-form.tsx';
import { useUpdateTestatorRecord } from './use-user.ts';
import { Facts, Panel, type UserPanelProps } from './user-panel.tsx';

const what = 'spouse details';

const labels = { ...spouseDetailsLabels, intendingToMarry: 'Intending to marry' };

const staffRelationships = ['spouse', 'partner', 'civil_partner'] as const satisfies readonly SpouseRelationship[];

/** The relationship that the person chose in the Will Maker stays an option. */
const relationshipOptions = (stored: SpouseRelationship | null | undefined) =>
  [...new Set<SpouseRelationship>(stored ? [...staffRelationships, stored] : staffRelationships)].map((value) => ({
    value,
    label: printSpouseRelationship(value),
  }));

export function SpousePanel(props: UserPanelProps) {
  const { spouseDetails: spouse } = props.testatorRecord;
  return (
    <Panel title="Spouse or partner details" saved={spouse}>
      {props.isEdited ? (
        <SpouseForm {...props} />
      ) : (
        <Facts
          entries={[
            [labels.fullName, spouse?.fullName],
            [labels.relationship, spouse?.relationship && printSpouseDetail('relationship', spouse.relationship)],
            [labels.gender, spouse?.gender && printSpouseDetail('gender', spouse.gender)],
            [labels.intendingToMarry, spouse && (spouse.intendingToMarry ? 'Yes' : 'No')],
          ]}
        />
      )}
    </Panel>
  );
}

function SpouseForm({ accountId, testatorRecord, drafts, onConflict }: UserPanelProps) {
  const save = trpc.willData.staff.saveSpouseDetails.useMutation();
  const update = useUpdateTestatorRecord(accountId);
  const { spouseDetails } = testatorRecord;
  const stored = spouseDetailsText(spouseDetails);
  const form = useSectionForm({
    section: 'spouseDetails',
    drafts,
    stored,
    answersOf: spouseDetailsText,
    normalise: trimmed,
    ready: (typed: Partial<SpouseDetailsText>) => readySpouse(typed, stored),
    save: async (changes) => {
      const saved = await save.mutateAsync({ accountId, basedOn: spouseDetails?.version ?? 0, changes });
      update((known) => ({ ...known, spouseDetails: saved }));
      return saved;
    },
    onConflict,
    what,
  });
  return (
    <SectionForm form={form} saved={testatorRecord.spouseDetails} what={what} labels={labels} print={printSpouseDetail}>
      <SpouseDetailsForm
        form={form}
        intendingToMarryLabel={labels.intendingToMarry}
        relationshipOptions={relationshipOptions(spouseDetails?.relationship)}
      />
    </SectionForm>
  );
}

/** A spouse or partner needs a name; their relationship and gender, once given, are never emptied. */
function readySpouse(
  typed: Partial<SpouseDetailsText>,
  stored: SpouseDetailsText,
): ReadyToSend<Partial<SpouseDetailsFields>> {
  const now = { ...stored, ...typed };
  const empty = spouseFirstSaveFields.filter((field) => !now[field].trim() && (field === 'fullName' || stored[field]));
  if (empty.length > 0)
    return { missing: Object.fromEntries(empty.map((field) => [field, missingMessage(labels[field])])) };
  return { changes: answersIn(spouseDetailsQuestions, typed) as Partial<SpouseDetailsFields> };
}
