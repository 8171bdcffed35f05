import type { Reminder } from '@plainwill/contracts/will-data/reminders/reminders';
import { failureOf } from '../../../../shared/api/failure.ts';
import { api, trpc } from '../../../../shared/api/trpc.ts';

const { list } = api.willData.reminders;

/** The reminders since the will was signed or the copy made, and the settings of the emails about them. */
export const useReminders = () => trpc.willData.reminders.list.useQuery();

const options = {
  onSuccess: (reminders: Reminder[]) =>
    list.setData(undefined, (before: ReturnType<typeof list.getData>) => before && { ...before, reminders }),
  onError: (error: unknown) => {
    if (failureOf(error).reason) void list.invalidate();
  },
};

export const useReminderDone = () => trpc.willData.reminders.done.useMutation(options);
export const useSnooze = () => trpc.willData.reminders.snooze.useMutation(options);

export const useReminderSettings = () =>
  trpc.willData.reminders.settings.useMutation({
    onSuccess: (settings) =>
      list.setData(undefined, (before: ReturnType<typeof list.getData>) => before && { ...before, settings }),
  });
