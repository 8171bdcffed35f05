import type { SectionPart } from '@plainwill/contracts/will-data/will/answer-place';
import { missingForWishes } from '@plainwill/contracts/will-data/will/readiness';
import { useSearchParams } from 'wouter';
import { partsOf, type SectionsTab, type Standing } from './progress.ts';

export interface SectionAsked {
  tab: SectionsTab;
  part: SectionPart;
  step: string | null;
  field: string | null;
}

/** The section, and the step or field in it, that the address names; null for an overview, also of a tab that is still locked. */
export function useSectionAsked(standing: Standing): SectionAsked | null {
  const [search] = useSearchParams();
  const tab = search.get('tab') ?? 'details';
  if (tab !== 'details' && tab !== 'wishes') return null;
  if (tab === 'wishes' && missingForWishes(standing.testatorRecord, standing.today).length > 0) return null;
  const parts: readonly SectionPart[] =
    tab === 'details' ? [...partsOf(tab, standing), 'contacts'] : partsOf(tab, standing);
  const part = parts.find((each) => each === search.get('section'));
  if (!part) return null;
  const step = search.get('step') ?? (part === 'executors' ? roleOf(search.get('record'), standing) : null);
  return { tab, part, step, field: search.get('field') };
}

/** A link to one executor leads to the step of their role. */
const roleOf = (record: string | null, { testatorRecord: { executors } }: Standing) =>
  executors.find(({ id }) => id === record)?.role ?? null;
