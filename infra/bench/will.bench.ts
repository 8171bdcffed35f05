import { composeWill } from '../../services/will-data/src/will-document/compose-will.ts';
import { asOf } from '../../services/will-data/src/will-document/testing/facts.ts';
import { largest, typical } from '../../services/will-data/src/will-document/testing/wills.ts';
import { willPdf } from '../../services/will-data/src/will-document/will-pdf.ts';
import type { Figure } from './figures.ts';
import { median } from './statistics.ts';

const rounds = { warmUp: 400, compose: 400, pdf: 30 };

const medianMs = (count: number, work: () => unknown) =>
  median(
    Array.from({ length: count }, () => {
      const started = performance.now();
      work();
      return performance.now() - started;
    }),
  );

/** Making a will from its facts, and a PDF of it. */
export async function measure(): Promise<Figure[]> {
  const [most, usual] = [largest(), typical()];
  medianMs(rounds.warmUp, () => composeWill(most, { asOf }));
  const compose = medianMs(rounds.compose, () => composeWill(most, { asOf }));
  const will = composeWill(usual, { asOf });
  willPdf(will);
  const pdf = medianMs(rounds.pdf, () => willPdf(will));
  return [
    { what: 'composing the largest will', value: compose, unit: 'ms', limit: 5 },
    { what: 'a PDF of a typical will', value: pdf, unit: 'ms' },
  ];
}
