import { dayInUnitedKingdom, daysAfter } from '@plainwill/contracts/shared/calendar-date';
import { useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { type RouterOutputs, trpc } from '../../../shared/api/trpc.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { DayField } from '../../../ui/dates-and-money/day-field.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Card } from '../../../ui/layout/page-layout.tsx';
import { notifySuccess } from '../../../ui/toasts/toasts.ts';

/** A reviewer states here how long they are away, and whose wills they must not read. */
export function OwnProfileCard() {
  const own = trpc.identity.reviewers.own.useQuery();
  return (
    <Card>
      <h2 className="heading text-lead">About you</h2>
      {own.isError && (
        <RetryNotice
          message={failureOf(own.error).message}
          onRetry={() => void own.refetch()}
          isRetrying={own.isFetching}
        />
      )}
      {own.data && <OwnProfileForm stored={own.data} />}
    </Card>
  );
}

const dayFromToday = (days: number) => daysAfter(dayInUnitedKingdom(new Date()), days);

function OwnProfileForm({ stored }: { stored: RouterOutputs['identity']['reviewers']['own'] }) {
  const [awayUntil, setAwayUntil] = useState(stored.awayUntil ?? '');
  const [family, setFamily] = useState(stored.family);
  const { identity } = trpc.useUtils();
  const save = trpc.identity.reviewers.saveOwn.useMutation({
    onSuccess: (saved) => {
      identity.reviewers.own.setData(undefined, saved);
      notifySuccess('Saved.');
    },
  });
  const failure = save.error ? failureOf(save.error) : null;
  return (
    <Form
      label="About you"
      validationErrors={failure?.fields}
      onSubmit={() => !save.isPending && save.mutate({ awayUntil: awayUntil || null, family })}
    >
      {failure && Object.keys(failure.fields).length === 0 && <Notice tone="error">{failure.message}</Notice>}
      <DayField
        label="Away until"
        name="awayUntil"
        hint="Leave this empty unless you are away"
        value={awayUntil}
        onChange={setAwayUntil}
        days={{ today: dayFromToday(0), latest: dayFromToday(366) }}
        isOptional
      />
      <TextAreaField
        label="Your family"
        name="family"
        hint="Full names, one to a line. We won’t assign you a will that names any of them."
        value={family}
        onChange={setFamily}
        rows={3}
        isOptional
      />
      <ButtonRow>
        <Button type="submit" variant="secondary" size="small" isPending={save.isPending} pendingLabel="Saving…">
          Save
        </Button>
      </ButtonRow>
    </Form>
  );
}
