import type { CalendarDate } from '@plainwill/contracts/shared/calendar-date';

export type IntestateShareKind = 'everything' | 'personal chattels' | 'statutory legacy' | 'half of the rest' | 'share';

export interface IntestateShare {
  /** The id of whoever takes it. */
  person: string;
  what: IntestateShareKind;
  pence: number;
  /** In lowest terms, of the pool that the row shares: the rest where there is a spouse with children, else the whole. */
  fraction: string | null;
  heldUntil: '18' | null;
  /** Whoever took it has died since. */
  toTheirEstate?: true;
}

export interface OutsideShare {
  person: string;
  pence: number;
  what: string;
  toTheirEstate?: true;
}

/** One reason, in a plain sentence, with the rule of law behind it. */
export interface Step {
  text: string;
  source: string;
}

export interface IntestacyAnswer {
  /** With joint things that fell in. */
  estatePence: number;
  shares: IntestateShare[];
  /** What goes to the Crown, in pence. */
  crown: number;
  outside: OutsideShare[];
  steps: Step[];
}

/** What a spouse with children takes first, by the day of death. */
export interface StatutoryLegacy {
  from: CalendarDate;
  pounds: number;
  source: string;
  checkedOn: CalendarDate;
}
