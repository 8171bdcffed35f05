import type { HomeOwner } from '@plainwill/law/intestacy/family-answers';
import { estimatorDraft, hasEstate } from '../estimator/answers.ts';
import { readPounds, tidyPounds } from '../estimator/pounds.ts';

/** The typed amount, which must be readable; null where nothing was typed. */
export function penceTyped(text: string): number | null {
  if (text.trim() === '') return null;
  return Math.round((readPounds(text) ?? 0) * 100);
}

export function isAmount(text: string): boolean {
  const pounds = readPounds(text);
  return pounds !== null && pounds >= 0 && pounds < 1_000_000_000;
}

export const asTyped = (pence: number | null) => (pence === null ? '' : tidyPounds(String(pence / 100)));

/** Reads from this tab’s inheritance tax estimate what is shared out, without a home that its other owner takes. */
export function estimatedPence(home: HomeOwner | null): number | null {
  const answers = estimatorDraft.read();
  if (!hasEstate(answers)) return null;
  const pence = (name: 'estateValue' | 'debts' | 'mainResidenceValue') => penceTyped(answers[name]) ?? 0;
  const shared = pence('estateValue') - pence('debts') - (home === 'none' ? 0 : pence('mainResidenceValue'));
  return shared > 0 ? shared : null;
}
