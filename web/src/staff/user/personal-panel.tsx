import { emailShapeMessage, isEmailShaped } from '@plainwill/contracts/identity/vocabulary';
import { ageOn, type CalendarDate, dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { firstSaveFields } from '@plainwill/contracts/will-data/questions/personal-details-questions';
import type { PersonalDetails, PersonalDetailsFields } from '@plainwill/contracts/will-data/records/personal-details';
import { trpc } from '../../shared/api/trpc.ts';
import { dateProblem, pastDays } from '../../ui/dates-and-money/date-text.ts';
import { ageText } from '../../will-maker/sections/children/child-model.ts';
import { PersonalDetailsForm } from '../../will-maker/sections/personal-details/personal-details-form.tsx';
import {
  normalisePersonalDetail,
  type PersonalDetailsText,
  personalDetailsLabels,
  personalDetailsPatch,
  personalDetailsText,
  printPersonalDetail,
} from '../../will-maker/sections/personal-details/personal-details-model.ts';
import { printMobileWithCode } from '../../will-maker/sections/record-form/mobile-number.ts';
import { missingMessage, type ReadyToSend, SectionForm, useSectionForm } from './section-form.tsx';
import { useUpdateTestatorRecord } from './use-user.ts';
import { Facts, Panel, type UserPanelProps } from './user-panel.tsx';

const what = 'personal details';

export function PersonalPanel(props: UserPanelProps) {
  const { personalDetails } = props.testatorRecord;
  return (
    <Panel title="Personal details" saved={personalDetails}>
      {props.isEdited ? <PersonalForm {...props} /> : <Facts entries={factsOf(personalDetailsText(personalDetails))} />}
    </Panel>
  );
}

const born = (text: string, date: CalendarDate | undefined) => {
  const today = dayInUnitedKingdom(new Date());
  return date && ageOn(date, today) !== null ? `${text} (${ageText(date, today)})` : text;
};

function factsOf(answers: PersonalDetailsText): [string, string][] {
  const [day, month, year] = answers.dateOfBirth.split('/');
  const shown: PersonalDetailsText = {
    ...answers,
    dateOfBirth: born(answers.dateOfBirth, year && `${year}-${month}-${day}`),
    mobileNumber: answers.mobileNumber && printMobileWithCode(answers.mobileCountryCode, answers.mobileNumber),
  };
  const { mobileCountryCode: _code, ...labelled } = personalDetailsLabels;
  return Object.entries(labelled).map(([field, label]) => [
    label,
    printPersonalDetail(field, shown[field as keyof PersonalDetailsText]),
  ]);
}

function PersonalForm({ accountId, testatorRecord, drafts, onConflict }: UserPanelProps) {
  const save = trpc.willData.staff.savePersonalDetails.useMutation();
  const update = useUpdateTestatorRecord(accountId);
  const { personalDetails } = testatorRecord;
  const form = useSectionForm({
    section: 'personalDetails',
    drafts,
    stored: personalDetailsText(personalDetails),
    answersOf: personalDetailsText,
    normalise: normalisePersonalDetail,
    ready: (typed: Partial<PersonalDetailsText>) => readyPersonal(typed, personalDetails),
    save: async (changes) => {
      const saved = await save.mutateAsync({ accountId, basedOn: personalDetails?.version ?? 0, changes });
      update((known) => ({ ...known, personalDetails: saved }));
      return saved;
    },
    onConflict,
    what,
  });
  return (
    <SectionForm
      form={form}
      saved={testatorRecord.personalDetails}
      what={what}
      labels={personalDetailsLabels}
      print={printPersonalDetail}
    >
      <PersonalDetailsForm form={form} />
    </SectionForm>
  );
}

/** Only what changed. Staff may leave out what they do not know, but empty nothing that a will needs. */
function readyPersonal(
  typed: Partial<PersonalDetailsText>,
  stored: PersonalDetails | null,
): ReadyToSend<Partial<PersonalDetailsFields>> {
  const today = dayInUnitedKingdom(new Date());
  const storedText = personalDetailsText(stored);
  const hasOneName = (typed.hasOneName ?? storedText.hasOneName) === 'yes';
  const emptied = firstSaveFields.filter(
    (field) => typed[field]?.trim() === '' && stored?.[field] && !(field === 'lastName' && hasOneName),
  );
  const problem = typed.dateOfBirth?.trim()
    ? dateProblem(typed.dateOfBirth, personalDetailsLabels.dateOfBirth, pastDays(today))
    : null;
  const email = typed.email?.trim();
  const missing: Record<string, string> = {
    ...Object.fromEntries(emptied.map((field) => [field, missingMessage(personalDetailsLabels[field])])),
    ...(problem && { dateOfBirth: problem }),
    ...(email && !isEmailShaped(email) && { email: emailShapeMessage }),
  };
  if (Object.keys(missing).length > 0) return { missing };
  return { changes: personalDetailsPatch(typed, storedText, today).changes ?? {} };
}
