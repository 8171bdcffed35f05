import { monitorEventLoopDelay } from 'node:perf_hooks';
import { composeWill } from '../../services/will-data/src/will-document/compose-will.ts';
import { asOf } from '../../services/will-data/src/will-document/testing/facts.ts';
import { largest, typical } from '../../services/will-data/src/will-document/testing/wills.ts';
import { draftPdf } from '../../services/will-data/src/will-files/will-pdf.ts';
import type { Figure } from './figures.ts';
import { median } from './statistics.ts';

const rounds = { warmUp: 400, compose: 400, pdf: 30 };
const atOnce = 20;
const nanosecondsPerMs = 1e6;

async function medianMs(count: number, work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return median(times);
}

/** Making a will from its facts, a PDF of it, and what many PDFs at once cost everybody else's calls. */
export async function measure(): Promise<Figure[]> {
  const [most, usual] = [largest(), typical()];
  await medianMs(rounds.warmUp, () => composeWill(most, { asOf }));
  const compose = await medianMs(rounds.compose, () => composeWill(most, { asOf }));
  const will = composeWill(usual, { asOf });
  await medianMs(rounds.pdf, () => draftPdf(will));
  const pdf = await medianMs(rounds.pdf, () => draftPdf(will));
  const { all, delay } = await manyAtOnce(() => draftPdf(will));
  return [
    { what: 'composing the largest will', value: compose, unit: 'ms', limit: 5 },
    { what: 'a PDF of a typical will', value: pdf, unit: 'ms', limit: 30 },
    { what: `${atOnce} PDFs asked for at once: all of them`, value: all, unit: 'ms' },
    { what: `${atOnce} PDFs asked for at once: other calls wait, p99`, value: delay, unit: 'ms', limit: 20 },
  ];
}

async function manyAtOnce(work: () => Promise<unknown>) {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  loop.disable();
  return { all: performance.now() - started, delay: loop.percentile(99) / nanosecondsPerMs };
}
