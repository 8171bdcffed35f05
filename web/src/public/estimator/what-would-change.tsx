import { type Estimate, estimateInheritanceTax } from '@plainwill/law/tax/estimate';
import type { EstimateInput, EstimateOptions } from '@plainwill/law/tax/working';
import { Card } from '../../ui/layout/page-layout.tsx';
import { inPounds } from './pounds.ts';

type ChangeId = 'charity' | 'home' | 'spouse';

/** Something that would make the tax less, with the estimate it leads to. */
interface Change {
  id: ChangeId;
  after: Estimate;
  /** The change saves so many pounds. */
  saving: number;
  /** The pounds that the change is about: to charity, or the least value of the home. */
  amount?: number;
}

interface Candidate extends Omit<Change, 'after' | 'saving'> {
  input: EstimateInput;
}

/** Each change that would lower the tax on an estate is reckoned by the estimator itself, and kept only if it does. */
export function changesFor(input: EstimateInput, options: EstimateOptions): Change[] {
  const now = estimateInheritanceTax(input, options);
  if (now.ihtDue === 0) return [];
  const candidates = [toCharity(input, now), homeToChildren(input, now), toSpouse(input)];
  return candidates.flatMap((candidate) => {
    if (!candidate) return [];
    const { input: changed, ...change } = candidate;
    const after = estimateInheritanceTax(changed, options);
    const saving = Math.round((now.ihtDue - after.ihtDue) * 100) / 100;
    return saving > 0 ? [{ ...change, after, saving }] : [];
  });
}

/** The least gift to charity that brings the lower rate, in whole pounds. */
function toCharity(input: EstimateInput, { taxRate, charityMinimumFor36 }: Estimate): Candidate | null {
  if (taxRate === 0.36) return null;
  const amount = Math.ceil(charityMinimumFor36);
  return { id: 'charity', amount, input: { ...input, charityType: 'amount', charityValue: amount } };
}

/** The whole home, or where none is named, one just large enough for the allowance. */
function homeToChildren(input: EstimateInput, { rnrbAfterTaper }: Estimate): Candidate | null {
  const isToThem = input.hasDirectDescendants && (input.percentResidenceToDescendants ?? 100) >= 100;
  if (isToThem && (input.mainResidenceValue ?? 0) > 0) return null;
  const named = input.hasDirectDescendants ? (input.mainResidenceValue ?? 0) : 0;
  const amount = named > 0 ? named : rnrbAfterTaper;
  return {
    id: 'home',
    amount,
    input: {
      ...input,
      hasDirectDescendants: true,
      mainResidenceValue: amount,
      percentResidenceToDescendants: 100,
    },
  };
}

function toSpouse(input: EstimateInput): Candidate | null {
  if (!input.hasSpouse) return null;
  return { id: 'spouse', input: { ...input, entireEstateToSpouse: true } };
}

const money = (pounds: number) => inPounds(Math.round(pounds * 100));

/** A change as a heading and a sentence that says what it does. */
function changeCopy({ id, amount = 0, after }: Change, now: Estimate): { title: string; text: string } {
  switch (id) {
    case 'charity':
      return {
        title: `Leave ${money(amount)} to charity`,
        text: `The rate falls from 40% to 36%. ${lovedOnes(now, after)}`,
      };
    case 'home':
      return {
        title: 'Leave your home to your children or grandchildren',
        text: `With a home worth ${money(amount)} or more that goes to them, the residence band of ${money(after.availableRNRB)} applies.`,
      };
    case 'spouse':
      return {
        title: 'Leave everything to your spouse',
        text: 'Nothing is taxed when you die. Tax may be due later, on what your spouse leaves.',
      };
  }
}

function lovedOnes(now: Estimate, after: Estimate): string {
  const difference = after.toBeneficiaries - now.toBeneficiaries;
  if (difference === 0) return 'Your loved ones receive as much as before.';
  return `Your loved ones receive ${money(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}.`;
}

/** Ways to a lower tax, each worked out for this very estate. */
export function WhatWouldChange({ changes, now }: { changes: readonly Change[]; now: Estimate }) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="flex flex-col gap-5 print:hidden">
      <h2 id="changes" className="heading text-title">
        What would change it
      </h2>
      <ul className="grid gap-4">
        {changes.map((change) => {
          const { title, text } = changeCopy(change, now);
          return (
            <li key={change.id}>
              <Card>
                <h3 className="heading text-lead">{title}</h3>
                <p>{text}</p>
                <p className="font-semibold text-deep">
                  Tax would be {inPounds(change.after.ihtDue * 100)}: {inPounds(change.saving * 100)} less.
                </p>
              </Card>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
