import { reminderKinds } from '@plainwill/contracts/will-data/reminders/reminder-kinds';
import type { ReminderSettings } from '@plainwill/contracts/will-data/reminders/reminders';
import { useState } from 'react';
import { failureOf } from '../../../../shared/api/failure.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { reminderLabels } from './reminder-model.ts';
import { useReminderSettings } from './use-reminders.ts';

/** The emails that go out of the reminders: each kind, or none at all. */
export function EmailSettings({ settings }: { settings: ReminderSettings }) {
  const { mutate, error } = useReminderSettings();
  // A tick shows at once, and goes back if it could not be kept.
  const [shown, setShown] = useState(settings);
  const { isOff, kindsOff } = shown;
  const change = (changes: Partial<ReminderSettings>) => {
    setShown({ ...shown, ...changes });
    mutate({ ...shown, ...changes }, { onError: () => setShown(shown) });
  };
  return (
    <Disclosure summary={isOff ? 'Emails about these: off' : 'Emails about these'}>
      <div className="flex flex-col gap-2">
        <p className="text-muted">
          At most one email every 30 days. It only asks you to sign in: it names no one, and says nothing of your will.
        </p>
        {Boolean(error) && <Notice tone="error">{failureOf(error).message}</Notice>}
        <Checkbox label="Email me reminders" isSelected={!isOff} onChange={(isOn) => change({ isOff: !isOn })} />
        {!isOff && (
          <fieldset className="flex flex-col">
            <legend className="font-semibold">Email me about</legend>
            {reminderKinds.map((kind) => (
              <Checkbox
                key={kind}
                label={reminderLabels[kind]}
                isSelected={!kindsOff.includes(kind)}
                onChange={(isOn) => {
                  const others = kindsOff.filter((each) => each !== kind);
                  change({ kindsOff: isOn ? others : [...others, kind] });
                }}
              />
            ))}
          </fieldset>
        )}
      </div>
    </Disclosure>
  );
}
