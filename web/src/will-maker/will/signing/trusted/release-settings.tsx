import { daysAfter } from '@plainwill/contracts/shared/calendar-date';
import type { TrustedList } from '@plainwill/contracts/will-data/trusted/trusted';
import { maxAwayDays, maxWaitDays, minWaitDays } from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { useState } from 'react';
import { useProof } from '../../../../account/reauthentication/reauthentication.ts';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../../../../account/sign-in/auth-failure.tsx';
import { useToday } from '../../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { DayField } from '../../../../ui/dates-and-money/day-field.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { Card } from '../../../../ui/layout/page-layout.tsx';
import { notifySuccess } from '../../../../ui/toasts/toasts.ts';
import { useSetRelease } from './use-trusted.ts';

const noReasons: FieldOfReason = {};
const outOfRange = `Enter the days as a number, from ${minWaitDays} to ${maxWaitDays}`;

/** How what is to be read after a death is asked for: how long, by how many, and not during a journey. */
export function ReleaseSettings({ release }: { release: TrustedList['release'] }) {
  const today = useToday();
  const [days, setDays] = useState(String(release.waitDays));
  const [twoMustAsk, setTwo] = useState(release.twoMustAsk);
  const [awayUntil, setAway] = useState(release.awayUntil ?? '');
  const [isWrong, setWrong] = useState(false);
  const save = useSetRelease();
  const { run, isPending, error } = useProof({
    ...save,
    mutate: (input: Parameters<typeof save.mutate>[0], options) =>
      save.mutate(input, { ...options, onSuccess: () => notifySuccess('Saved.') }),
  });
  const { fields, other } = useFieldFailures(error, noReasons);
  const waitDays = /^\d{1,2}$/.test(days.trim()) ? Number(days) : 0;
  const submit = () => {
    const isInRange = waitDays >= minWaitDays && waitDays <= maxWaitDays;
    setWrong(!isInRange);
    if (isInRange && !isPending)
      run({ basedOn: release.version, waitDays, twoMustAsk, awayUntil: awayUntil === '' ? null : awayUntil });
  };
  return (
    <section aria-labelledby="release">
      <Card>
        <h2 id="release" className="heading text-title">
          After your death
        </h2>
        <p>
          Someone who may ask tells us that you have died. We then email you several times. If you answer, nothing is
          opened. If you don’t, those you chose can read what you left for them.
        </p>
        <Form onSubmit={submit} label="After your death" validationErrors={isWrong ? { waitDays: outOfRange } : fields}>
          <AuthAlert error={other} />
          <TextField
            label="Days we wait for your answer"
            name="waitDays"
            inputMode="numeric"
            hint={`From ${minWaitDays} to ${maxWaitDays}. Think of a stay in hospital.`}
            maxLength={2}
            value={days}
            onChange={(typed) => {
              setDays(typed);
              setWrong(false);
            }}
          />
          <Checkbox label="Two people must ask" isSelected={twoMustAsk} onChange={setTwo} />
          <DayField
            label="On a long journey until"
            name="awayUntil"
            hint="No days count until then."
            isOptional
            days={{ today, latest: daysAfter(today, maxAwayDays) }}
            value={awayUntil}
            onChange={setAway}
          />
          <ButtonRow>
            <Button type="submit" variant="secondary" isPending={isPending} pendingLabel="Saving…">
              Save these settings
            </Button>
          </ButtonRow>
        </Form>
      </Card>
    </section>
  );
}
