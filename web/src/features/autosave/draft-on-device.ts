import { draftPrefix } from '../../stored-drafts.ts';
import { type Answers, type Draft, emptyDraft, isEmpty } from './draft.ts';

/** What an earlier visit, or another tab of this browser, has typed and not yet sent. */
export function draftOnDevice<A extends Answers>(key: string): Draft<A> {
  try {
    const kept = JSON.parse(localStorage.getItem(draftPrefix + key) ?? '{}') as Partial<Draft<A>>;
    return { typed: kept.typed ?? {}, over: kept.over ?? {} };
  } catch {
    return emptyDraft as Draft<A>;
  }
}

const without = <T extends object>(record: T, gone: object): T =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !(key in gone))) as T;

/** Keeps a tab's draft field by field, so that two tabs of one browser do not wipe out each other's. */
export function keepOnDevice<A extends Answers>(key: string, before: Draft<A>, now: Draft<A>): void {
  const others = draftOnDevice<A>(key);
  const all = {
    typed: { ...without(others.typed, before.typed), ...now.typed },
    over: { ...without(others.over, before.over), ...now.over },
  };
  try {
    if (isEmpty(all)) localStorage.removeItem(draftPrefix + key);
    else localStorage.setItem(draftPrefix + key, JSON.stringify(all));
  } catch {
    // A full or forbidden store: the draft lives as long as the page.
  }
}
