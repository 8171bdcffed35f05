import type { StoredPlan } from '@plainwill/contracts/will-data/signing/stored-plan';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../../../shared/api/failure.ts';
import { useDownload } from '../../../../shared/api/use-download.ts';
import { useToday } from '../../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { CopyButton } from '../../../../ui/buttons/copy-button.tsx';
import { DayField } from '../../../../ui/dates-and-money/day-field.tsx';
import { formatDay } from '../../../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Card } from '../../../../ui/layout/page-layout.tsx';
import { fetchCalendar, useSavePlan } from '../use-signing-plan.ts';

const lastDay = (today: string) => `${Number(today.slice(0, 4)) + 2}-12-31`;

/** For the witnesses: nothing in it is of the will. */
const wordsFor = (day: string | null, time: string) =>
  `Would you be one of my two witnesses${day ? ` on ${formatDay(day)} at ${time}` : ''}? It takes about twenty minutes. You watch me sign a paper, and then sign it yourself with your name, address and occupation. You need not read it. Please bring a pen that writes in ink, and stay until all of us have signed.`;

/** The day and time, for a calendar and for the witnesses. */
export function PlanOfDay({ stored }: { stored: StoredPlan }) {
  const today = useToday();
  const { plannedFor } = stored.plan.signing;
  const [time, setTime] = useState('11:00');
  const save = useSavePlan();
  const calendar = useDownload(() => fetchCalendar(time));
  const words = wordsFor(plannedFor, time);
  return (
    <section aria-labelledby="plan-of-day">
      <Card>
        <h2 id="plan-of-day" className="heading text-title">
          The day
        </h2>
        <div className="grid max-w-form gap-x-6 gap-y-4 sm:grid-cols-2">
          <DayField
            label="Day of the signing"
            name="plannedFor"
            hint="For example, 5/12/2026"
            days={{ today, latest: lastDay(today) }}
            value={plannedFor ?? ''}
            onChange={(day) => save.change(({ signing }) => ({ signing: { ...signing, plannedFor: day || null } }))}
          />
          <TextField label="Time" name="time" type="time" value={time} onChange={setTime} />
        </div>
        {save.error && <Notice tone="error">{failureOf(save.error).message}</Notice>}
        {plannedFor && (
          <ButtonRow>
            <Button
              variant="secondary"
              onPress={() => calendar.mutate()}
              isPending={calendar.isPending}
              pendingLabel="Preparing…"
            >
              <CalendarPlus aria-hidden strokeWidth={2.2} className="size-5" />
              Add it to my calendar
            </Button>
          </ButtonRow>
        )}
        {calendar.error && <Notice tone="error">{failureOf(calendar.error).message}</Notice>}
        <div className="flex flex-col gap-2">
          <h3 className="heading text-lead">Words to send to your witnesses</h3>
          <p className="rounded-field bg-sage px-4 py-3">{words}</p>
          <div className="flex flex-wrap items-center gap-x-3">
            <CopyButton text={words} what="the words for your witnesses" />
          </div>
        </div>
      </Card>
    </section>
  );
}
