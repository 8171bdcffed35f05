import { listed } from '@plainwill/contracts/shared/phrases';
import {
  type ReminderKind,
  type SnoozeMonths,
  snoozeMonths,
} from '@plainwill/contracts/will-data/reminders/reminder-kinds';

/** Each kind as the list and the settings name it. */
export const reminderLabels: Record<ReminderKind, string> = {
  marriage: 'A marriage or civil partnership',
  unsigned: 'A copy that is not signed',
  divorce: 'A divorce or dissolution',
  child: 'A new child',
  birthday: 'A birthday that matters',
  approval: 'An approval that ends',
  death: 'Someone who has died',
  home: 'A change of home',
  helpers: 'Executors and guardians',
  things: 'Gifts you may no longer have',
  place: 'Where your will is',
  trusted: 'People you trust',
  law: 'A change in the law',
  years: 'Reading it again',
};

/** “Clauses 3.1 and 5.2 of the will you signed”; empty where none is concerned. */
export const clausesText = (clauses: readonly string[]) =>
  clauses.length === 0
    ? ''
    : `${clauses.length === 1 ? 'Clause' : 'Clauses'} ${listed(clauses)} of the will you signed.`;

const monthsText = (months: SnoozeMonths) => (months === 1 ? '1 month' : `${months} months`);

export const snoozeChoices = snoozeMonths.map((months) => ({
  months,
  label: `In ${monthsText(months)}`,
  saved: `Put off for ${monthsText(months)}`,
}));
