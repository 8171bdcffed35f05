import { ageOn, type CalendarDate, dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { cleanMobileNumber } from '@plainwill/contracts/will-data/mobile-number';
import type { Gender, MaritalStatus, MobileCountryCode, Title } from '@plainwill/contracts/will-data/vocabulary';
import { trpc } from '../../api/trpc.ts';
import { DateField } from '../../ui/dates-and-money/date-field.tsx';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { RadioPills } from '../../ui/fields/radio-pills.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ageInWords } from '../children/child-model.ts';
import {
  answersOf,
  codeOptions,
  genderOptions,
  labels,
  maritalOptions,
  type PersonalAnswers,
  printAnswer,
  tidyAnswer,
  titleOptions,
} from '../personal-details/personal-details-model.ts';
import { readyPersonal } from './ready-to-send.ts';
import { SectionForm } from './section-form.tsx';
import { useSectionForm } from './use-section-form.ts';
import { useUpdateTold } from './use-user.ts';
import type { UserPanelProps } from './user-panel.tsx';
import { Facts, Panel } from './user-panel.tsx';

const what = 'personal details';

export function PersonalPanel(props: UserPanelProps) {
  const { personalDetails } = props.told;
  return (
    <Panel title="Personal details" saved={personalDetails}>
      {props.isEdited ? <PersonalForm {...props} /> : <Facts entries={factsOf(answersOf(personalDetails))} />}
    </Panel>
  );
}

const born = (text: string, date: CalendarDate | undefined) => {
  const today = dayInUnitedKingdom(new Date());
  return date && ageOn(date, today) !== null ? `${text} (${ageInWords(date, today)})` : text;
};

function factsOf(answers: PersonalAnswers): [string, string][] {
  const [day, month, year] = answers.dateOfBirth.split('/');
  const shown: PersonalAnswers = {
    ...answers,
    dateOfBirth: born(answers.dateOfBirth, year && `${year}-${month}-${day}`),
    mobileNumber: answers.mobileNumber && `${answers.mobileCountryCode} ${cleanMobileNumber(answers.mobileNumber)}`,
  };
  const { mobileCountryCode: _code, ...labelled } = labels;
  return Object.entries(labelled).map(([field, label]) => [
    label,
    printAnswer(field, shown[field as keyof PersonalAnswers]),
  ]);
}

function PersonalForm({ accountId, told, drafts, onClash }: UserPanelProps) {
  const save = trpc.willData.staff.savePersonalDetails.useMutation();
  const update = useUpdateTold(accountId);
  const { personalDetails } = told;
  const form = useSectionForm({
    section: 'personalDetails',
    drafts,
    stored: answersOf(personalDetails),
    answersOf,
    tidy: tidyAnswer,
    ready: (typed: Partial<PersonalAnswers>) => readyPersonal(typed, personalDetails),
    save: async (changes) => {
      const saved = await save.mutateAsync({ accountId, basedOn: personalDetails?.version ?? 0, changes });
      update((known) => ({ ...known, personalDetails: saved }));
      return saved;
    },
    onClash,
    what,
  });
  const { field, choice } = form;
  return (
    <SectionForm form={form} what={what} labels={labels} print={printAnswer}>
      <FieldRow shape="title-and-names">
        <Select label={labels.title} options={titleOptions} {...choice<Title>('title')} />
        <TextField label={labels.firstName} {...field('firstName')} />
        <TextField label={labels.lastName} {...field('lastName')} />
      </FieldRow>
      <FieldRow>
        <TextField label={labels.middleNames} isOptional {...field('middleNames')} />
        <TextField label={labels.knownAs} isOptional {...field('knownAs')} />
      </FieldRow>
      <FieldRow>
        <DateField label={labels.dateOfBirth} {...field('dateOfBirth')} />
        <TextField label={labels.email} type="email" inputMode="email" autoCapitalize="none" {...field('email')} />
      </FieldRow>
      <FieldRow>
        <FieldRow shape="code-and-number">
          <Select
            label={labels.mobileCountryCode}
            options={codeOptions}
            {...choice<MobileCountryCode>('mobileCountryCode')}
          />
          <TextField label={labels.mobileNumber} type="tel" inputMode="tel" {...field('mobileNumber')} />
        </FieldRow>
        <TextField label={labels.occupation} {...field('occupation')} />
      </FieldRow>
      <FieldRow>
        <TextField label={labels.employer} isOptional {...field('employer')} />
      </FieldRow>
      <RadioPills label={labels.gender} options={genderOptions} {...choice<Gender>('gender')} />
      <RadioPills label={labels.maritalStatus} options={maritalOptions} {...choice<MaritalStatus>('maritalStatus')} />
    </SectionForm>
  );
}
