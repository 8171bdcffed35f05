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
  /** The bar's share of the largest, from 0 to 1. */
  share: number;
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
  const steps = [
    { title: 'Questionnaires', days: questionnaires },
    { title: 'Leads', days: leads },
    { title: 'Accounts', days: joined },
    { title: 'Wills begun', days: begun },
    { title: 'Signing copies', days: copied },
  ].map(({ title, days }) => ({ title, days, total: sum(days), label: activityLabel(title, days) }));
  const largest = Math.max(...steps.map(({ total }) => total), 1);
  return steps.map((step) => ({ ...step, share: step.total / largest }));
}
