import type { ReminderKind } from '@plainwill/contracts/will-data/reminders/reminder-kinds';
import type { Reminder } from '@plainwill/contracts/will-data/reminders/reminders';
import { useEffect, useRef } from 'react';
import { failureOf } from '../../../../shared/api/failure.ts';
import { paths } from '../../../../shared/paths/paths.ts';
import { LoadProblem } from '../../../../shared/testator-record/load-problem.tsx';
import { ActionMenu } from '../../../../ui/buttons/action-menu.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { TextLink } from '../../../../ui/buttons/text-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Card } from '../../../../ui/layout/page-layout.tsx';
import { notifySuccess } from '../../../../ui/toasts/toasts.ts';
import { useSignedWills } from '../use-signed-wills.ts';
import { EmailSettings } from './email-settings.tsx';
import { clausesText, reminderLabels, snoozeChoices } from './reminder-model.ts';
import { useReminderDone, useReminders, useSnooze } from './use-reminders.ts';

/** The events since the signing that may call for a new will. Nothing is shown before there is a signed will or an event. */
export function RemindersCard() {
  const { data, error, isFetching, refetch } = useReminders();
  const signed = useSignedWills();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = data?.reminders.length ?? 0;
  const countBefore = useRef(count);
  // The button that was pressed went with its reminder.
  useEffect(() => {
    if (count < countBefore.current && document.activeElement === document.body) heading.current?.focus();
    countBefore.current = count;
  }, [count]);
  const isSigned = signed.data?.some(({ ending }) => ending === null) ?? false;
  if (!data && error && isSigned)
    return (
      <LoadProblem
        title="Your reminders couldn’t be loaded"
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data || (count === 0 && !isSigned)) return null;
  return (
    <section aria-labelledby="reminders">
      <Card>
        <h2 id="reminders" ref={heading} tabIndex={-1} className="heading rounded-paper text-title">
          Reminders
        </h2>
        {count === 0 ? (
          <p className="text-muted">Nothing to remind you of just now.</p>
        ) : (
          <ul className="flex flex-col gap-5">
            {data.reminders.map((reminder) => (
              <ReminderItem key={reminder.key} reminder={reminder} />
            ))}
          </ul>
        )}
        <EmailSettings settings={data.settings} />
      </Card>
    </section>
  );
}

/** After these it may no longer be right who reads what. */
const aboutTrust: readonly ReminderKind[] = ['trusted', 'divorce', 'death'];

function ReminderItem({ reminder }: { reminder: Reminder }) {
  const { key, kind, words, clauses } = reminder;
  const done = useReminderDone();
  const snooze = useSnooze();
  const failed = done.error ?? snooze.error;
  const label = reminderLabels[kind];
  return (
    <li className="flex flex-col gap-2">
      <h3 className="font-semibold">{label}</h3>
      <p className="max-w-words wrap-anywhere">{words}</p>
      {clauses.length > 0 && <p className="text-small text-muted">{clausesText(clauses)}</p>}
      {aboutTrust.includes(kind) && (
        <p>
          <TextLink to={paths.signTrusted}>Check who you trust</TextLink>
        </p>
      )}
      {failed && <Notice tone="error">{failureOf(failed).message}</Notice>}
      <ButtonRow>
        <Button
          variant="secondary"
          size="small"
          label={`Done: ${label}`}
          isPending={done.isPending}
          pendingLabel="Saving…"
          onPress={() => done.mutate({ key }, { onSuccess: () => notifySuccess('Marked as done') })}
        >
          Done
        </Button>
        <ActionMenu
          text="Remind me later"
          label={`Remind me later: ${label}`}
          actions={snoozeChoices.map(({ months, label, saved }) => ({
            label,
            run: () => snooze.mutate({ key, months }, { onSuccess: () => notifySuccess(saved) }),
          }))}
        />
      </ButtonRow>
    </li>
  );
}
