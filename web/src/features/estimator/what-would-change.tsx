import { Card } from '../../ui/layout/page-layout.tsx';
import type { Estimate } from '../inheritance-tax/estimate.ts';
import { changeWords } from './change-words.ts';
import type { Change } from './changes.ts';
import { inPounds } from './money-words.ts';

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
