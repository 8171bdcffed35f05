import { routes } from './pages.ts';

export const willMakerTabs = ['details', 'wishes', 'will'] as const;
export type WillMakerTab = (typeof willMakerTabs)[number];

/** A place in a tab of the Will Maker. */
type WithinTab = Partial<Record<'step' | 'record' | 'field' | 'clause' | 'check', string | null>>;

/**
 * With a section, its page is opened, at one of its steps, or where one of its records or fields is asked for. Your Will
 * is opened at one of its clauses or checks; the overview without a tab at what comes next. Apart from the other paths,
 * so that pages for everybody do not carry it.
 */
export function willMakerPath(tab?: WillMakerTab, section?: string, at?: WithinTab) {
  const asked = Object.entries({ tab: (tab !== 'details' || !section) && tab, section, ...at }).filter(
    ([, value]) => value,
  );
  return asked[0] ? `${routes.willMaker}?${new URLSearchParams(asked as [string, string][])}` : routes.willMaker;
}
