import { inheritanceAge } from '@plainwill/contracts/will-data/ceilings';

/** The age once its field is left: a whole number within the bounds, or what it was if no number was typed. */
export function ageOnLeaving(text: string, current: number): number {
  const typed = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(typed)) return current;
  return Math.min(Math.max(Math.round(typed), inheritanceAge.least), inheritanceAge.most);
}

/** What else goes with an age, if anything. */
export function ageRemark(age: number): string | null {
  // Law of Property Act 1925 s.1(6): nobody under 18 holds land.
  if (age < inheritanceAge.usual) return 'Under 18 a child cannot own land, and many banks will not pay them.';
  // Inheritance Tax Act 1984 ss.58-69 and 71D-71F.
  if (age > 25) return 'Above 25 there can be tax charges while the money is kept. 25 or less avoids most of them.';
  return null;
}
