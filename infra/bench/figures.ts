export interface Figure {
  what: string;
  value: number;
  unit: 's' | 'MB' | 'ms' | '/s' | '%' | 'of 100' | 'CLS';
  /** What it must stay under, where we have promised that. */
  limit?: number;
  /** What it must reach, where we have promised that. */
  atLeast?: number;
}
