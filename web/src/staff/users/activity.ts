interface Days {
  questionnaires: readonly number[];
  leads: readonly number[];
  joined: readonly number[];
  begun: readonly number[];
  copied: readonly number[];
}

/** One step of the way to a will. */
export interface ActivityStep {
  title: string;
  total: number;
  /** The part of the count that falls into the last seven days. */
  lately: number;
  days: readonly number[];
  /** The days in words. */
  label: string;
}

const sum = (days: readonly number[]) => days.reduce((total, count) => total + count, 0);

function activityLabel(title: string, days: readonly number[]): string {
  const max = Math.max(...days, 0);
  const today = days.at(-1) ?? 0;
  return max === 0 ? `${title}: none` : `${title}: ${today} today, ${max} on the busiest day`;
}

/** The way to a will, in its order. */
export function activitySteps({ questionnaires, leads, joined, begun, copied }: Days): ActivityStep[] {
  return [
    { title: 'Questionnaires', days: questionnaires },
    { title: 'Leads', days: leads },
    { title: 'Accounts', days: joined },
    { title: 'Wills begun', days: begun },
    { title: 'Signing copies', days: copied },
  ].map(({ title, days }) => ({
    title,
    days,
    total: sum(days),
    lately: sum(days.slice(-7)),
    label: activityLabel(title, days),
  }));
}
