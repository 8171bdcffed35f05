import { optionsOf } from '@plainwill/contracts/kit/question';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { PlannedEvent } from '@plainwill/contracts/will-data/vocabulary';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { AddSomeoneNew } from '../../people/recipients/add-someone-new.tsx';
import { including } from '../record-form/dialog-draft.ts';
import { adultsIn } from './people-of-provisions.ts';
import { useSettings } from './use-settings.ts';

const either = 'either';
const eventOptions = [
  ...optionsOf(willSettingsQuestions.plannedEvent),
  { value: either, label: 'I haven’t decided' },
] as const;

/** Which ceremony a testator expects: the will stays valid after that one alone. */
export function PlannedEventField() {
  const { settings, save } = useSettings();
  return (
    <RadioPills<PlannedEvent | typeof either>
      name="plannedEvent"
      label={willSettingsQuestions.plannedEvent.label}
      hint="Your will stays valid after this ceremony and is cancelled by any other. If you haven’t decided, it allows for both."
      options={eventOptions}
      value={settings.plannedEvent ?? either}
      onChange={(event) => save({ plannedEvent: event === either ? null : event })}
    />
  );
}

/** The person whom the testator expects to marry, and the ceremony. */
export default function ExpectedMarriageFields() {
  const { settings, save } = useSettings();
  return (
    <>
      <IntendedSpouseField
        value={settings.intendedSpouseId}
        onChange={(intendedSpouseId) => save({ intendedSpouseId })}
      />
      {settings.intendedSpouseId && <PlannedEventField />}
    </>
  );
}

interface IntendedSpouseFieldProps {
  value: PersonId | null;
  onChange: (id: PersonId) => void;
}

function IntendedSpouseField({ value, onChange }: IntendedSpouseFieldProps) {
  const testatorRecord = useTestatorRecord();
  const people = usePeople();
  const contacts = adultsIn(testatorRecord, useToday()).filter(({ kind }) => kind === 'contact');
  const options = including(
    contacts.map(({ id, fullName }) => ({ value: id as string, label: fullName })),
    value ?? '',
    nameAmong(people, value ?? ''),
  );
  const { label, hint } = willSettingsQuestions.intendedSpouseId;
  return (
    <div className="flex flex-col gap-2">
      {options.length > 0 && (
        <Select
          name="intendedSpouseId"
          label={label}
          hint={hint}
          options={options}
          value={value ?? ''}
          onChange={(id) => onChange(id as PersonId)}
        />
      )}
      <AddSomeoneNew part="the person you will marry" title="Your wedding or civil partnership" onAdded={onChange} />
    </div>
  );
}
