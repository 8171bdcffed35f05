const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** What place a level has, counted from 0: "first". */
export const placeInWords = (at: number) => ordinals[at] ?? `number ${at + 1}`;

/** What it means to be at a level, counted from 0, where `before` are at the one before it. */
export function levelInWords(at: number, before: number): string {
  if (at === 0) return 'First';
  if (at > 1) return 'If none of those before can take';
  return before === 1 ? 'If they cannot take' : 'If none of them can take';
}
