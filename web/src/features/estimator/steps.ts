export const inputSteps = 3;
export const resultStep = 4;

/** The step that the address asks for; the first if there is no such step. */
export function stepAt(wanted: string | null): number {
  const step = Number(wanted ?? 1);
  return Number.isInteger(step) && step >= 1 && step <= resultStep ? step : 1;
}

export const stepTitles = {
  1: 'Inheritance tax calculator',
  2: 'Your family and home',
  3: 'Gifts and charity',
  4: 'Your estimate',
} as Readonly<Record<number, string>>;
