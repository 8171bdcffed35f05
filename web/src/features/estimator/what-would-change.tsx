import { Card } from '../../ui/layout/page-layout.tsx';
import type { Estimate } from '../inheritance-tax/estimate.ts';
import type { Change } from './changes.ts';
import { inPounds } from './pounds.ts';

const money = (pounds: number) => inPounds(Math.round(pounds * 100));

/** A change as a heading and a sentence that says what it does. */
function changeWords({ id, amount = 0, after }: Change, now: Estimate): { title: string; text: string } {
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
    case 'late-spouse':
      return {
        title: 'Use the allowances of a late spouse',
        text: 'If you are widowed and your husband, wife or civil partner used none of theirs, they can be added to yours.',
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
          const { title, text } = changeWords(change, now);
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
