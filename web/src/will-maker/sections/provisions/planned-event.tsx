import { optionsOf } from '@plainwill/contracts/kit/question';
import type { PersonId } from '@plainwill/contracts/shared/ids';
import { willSettingsQuestions } from '@plainwill/contracts/will-data/questions/will-settings-questions';
import type { PlannedEvent } from '@plainwill/contracts/will-data/vocabulary';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'wouter';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { afterFocusMoved } from '../../../ui/browser/focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
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

/** For somebody without a spouse or partner: who they expect to marry, asked of those who say that they do. */
export function ExpectedMarriage() {
  const [search] = useSearchParams();
  const { settings, save } = useSettings();
  const isAsked = ['intendedSpouseId', 'plannedEvent'].includes(search.get('field') ?? '');
  const [isOpen, setOpen] = useState(isAsked);
  // The button that was pressed goes, and the focus would go with it.
  const heading = useRef<HTMLHeadingElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const open = () => {
    flushSync(() => setOpen(true));
    heading.current?.focus();
  };
  const stop = () => {
    setOpen(false);
    afterFocusMoved(() => addButton.current?.focus());
    if (settings.intendedSpouseId) save({ intendedSpouseId: null, plannedEvent: null });
  };
  if (!isOpen && !settings.intendedSpouseId)
    return (
      <section className="flex flex-col gap-1 border-t border-line pt-5">
        <h2 className="heading text-lead">You can also…</h2>
        <div className="flex items-center justify-between gap-x-4 py-2">
          <div className="min-w-0 grow">
            <p className="font-medium">Plan for a wedding or civil partnership</p>
            <p className="text-small text-muted">
              It would cancel your will, unless the will names the person. Add this if it is likely to happen soon.
            </p>
          </div>
          <Button
            variant="quiet"
            size="small"
            label="Add: Plan for a wedding or civil partnership"
            ref={addButton}
            onPress={open}
          >
            <Plus aria-hidden strokeWidth={2.2} className="size-4.5" />
            Add
          </Button>
        </div>
      </section>
    );
  return (
    <section className="flex flex-col gap-5 rounded-field border border-line bg-paper p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 ref={heading} tabIndex={-1} className="heading text-lead">
          Your wedding or civil partnership
        </h2>
        <Button variant="quiet" size="small" label="Remove: your wedding or civil partnership" onPress={stop}>
          Remove
        </Button>
      </div>
      <IntendedSpouseField
        value={settings.intendedSpouseId}
        onChange={(intendedSpouseId) => save({ intendedSpouseId })}
      />
      {settings.intendedSpouseId && <PlannedEventField />}
    </section>
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
