/** The value that this share of them, from 0 to 1, does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

export interface Figure {
  what: string;
  value: number;
  unit: 's' | 'kB' | 'MB' | 'ms' | 'µs' | '/s' | '%' | 'of 100' | 'CLS';
  /** After the point, where its unit’s own number of them will not do. */
  digits?: number;
  /** The value must not exceed this, where we have promised that. */
  limit?: number;
  /** The value must reach this, where we have promised that. */
  min?: number;
  /** The same of what it is measured by, in the same run. */
  baseline?: number;
  /** The value must reach this part of the baseline, */
  minRatio?: number;
  /** or how many times the baseline it may be. */
  ratioLimit?: number;
}
