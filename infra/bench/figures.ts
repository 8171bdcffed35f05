export interface Figure {
  what: string;
  value: number;
  unit: 's' | 'MB' | 'ms';
  /** What it must stay under, where we have promised that. */
  limit?: number;
}
