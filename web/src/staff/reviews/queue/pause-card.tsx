import { dayInUnitedKingdom, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { maxPauseDays } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { useState } from 'react';
import { useProof } from '../../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../../shared/api/failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { DayField } from '../../../ui/dates-and-money/day-field.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { notifySuccess } from '../../../ui/toasts/toasts.ts';
import { useAdminActs, useFigures } from './use-queue.ts';

const dayFromToday = (days: number) => daysAfter(dayInUnitedKingdom(new Date()), days);

/** An administrator stops new requests for a while, with the sentence that customers read in place of the button. */
export function PauseCard() {
  const { data: figures } = useFigures();
  const [message, setMessage] = useState('');
  const [until, setUntil] = useState('');
  const { pause } = useAdminActs();
  const { run, isPending, error } = useProof({
    ...pause,
    mutate: (input: Parameters<typeof pause.mutate>[0], options) =>
      pause.mutate(input, {
        ...options,
        onSuccess: () => notifySuccess(input.pause ? 'New requests are stopped.' : 'New requests are taken again.'),
      }),
  });
  const isPaused = Boolean(figures?.pause);
  const failure = error ? failureOf(error) : null;
  const fields = Object.fromEntries(
    Object.entries(failure?.fields ?? {}).map(([name, text]) => [name.split('.').at(-1) ?? name, text]),
  );
  return (
    <Card>
      <h2 className="heading text-lead">New requests</h2>
      {isPaused ? (
        <>
          <p>New requests are stopped. Wills already in the queue go on.</p>
          <ButtonRow>
            <Button
              variant="secondary"
              size="small"
              isPending={isPending}
              pendingLabel="Saving…"
              onPress={() => run({ pause: null })}
            >
              Take new requests again
            </Button>
          </ButtonRow>
        </>
      ) : (
        <div className="max-w-form">
          <Form
            label="Stop new requests"
            validationErrors={fields}
            onSubmit={() => run({ pause: { words: message, until } })}
          >
            {failure && Object.keys(fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
            <TextField
              label="Message to customers"
              name="words"
              hint="For example: We are closed over Christmas and take new requests from 4 January."
              value={message}
              onChange={setMessage}
              maxLength={300}
            />
            <DayField
              label="Until"
              name="until"
              hint={`At most ${maxPauseDays} days from now`}
              value={until}
              onChange={setUntil}
              days={{ today: dayFromToday(0), latest: dayFromToday(maxPauseDays) }}
            />
            <ButtonRow>
              <Button type="submit" variant="secondary" size="small" isPending={isPending} pendingLabel="Saving…">
                Stop new requests
              </Button>
            </ButtonRow>
          </Form>
        </div>
      )}
    </Card>
  );
}
