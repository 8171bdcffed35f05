/** The steps of asking for a check, in order. */
export const askSteps = ['What happens', 'Your will', 'About you', 'Send'] as const;

/** The step that an address names, counted from 1; the first for anything else. */
export function stepIn(search: URLSearchParams): number {
  const step = Number(search.get('step'));
  return Number.isInteger(step) && step >= 1 && step <= askSteps.length ? step : 1;
}
