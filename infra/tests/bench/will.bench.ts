import { monitorEventLoopDelay } from 'node:perf_hooks';
import { whatIf } from '@plainwill/law/what-if/answer';
import { scenariosOf } from '@plainwill/law/what-if/scenarios/scenarios';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { asOf } from '@plainwill/law/will/testing/facts';
import { largest, typical } from '@plainwill/law/will/testing/wills';
import { checkWill } from '../../../services/will-data/src/documents/check-will.ts';
import { draftPdf } from '../../../services/will-data/src/documents/files/will-pdf.ts';
import { changesSince, digestsOf, versionOf } from '../../../services/will-data/src/documents/preview/digests.ts';
import { type Figure, median } from './support/figures.ts';

const rounds = { warmUp: 400, compose: 400, preview: 50, whatIf: 100, pdf: 30, largestPdf: 10 };
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

/** The largest facts, with as much text as the limits allow beside them. */
function factsAtTextLimits() {
  const facts = largest();
  const itemDescription = 'The painting above the stairs, in its gilded frame. '.repeat(40).slice(0, 2000);
  return { ...facts, gifts: facts.gifts.map((gift) => ({ ...gift, itemDescription })) };
}

/** The preview of a will as it is sent to the testator. */
function previewOf(facts: ReturnType<typeof factsAtTextLimits>) {
  const document = composeWill(facts, { asOf });
  const digests = digestsOf(document);
  const checks = checkWill(facts, { asOf });
  return JSON.stringify({ document, checks, ...changesSince(digests, digests), version: versionOf(digests) });
}

/** Times the what-if answers for a testator who outlives the spouse, with a grandchild by every child. */
async function whatIfTimes(facts: ReturnType<typeof largest>) {
  const figures = { deathOn: '2029-01-01', estatePence: 90_000_000, homePence: 30_000_000 };
  const born = facts.children.map(({ id: of }, at) => ({ id: `grandchild-${at}`, of, on: '2028-01-01' }));
  const events = { ...figures, died: [{ person: 'spouse', on: '2028-12-31' }], born };
  const timed = async (work: () => unknown) => {
    await medianMs(rounds.whatIf, work);
    return medianMs(rounds.whatIf, work);
  };
  return {
    answer: await timed(() => whatIf(facts, events, { asOf })),
    scenarios: await timed(() => scenariosOf(facts, figures, { asOf })),
  };
}

/** Making a will from its facts, a PDF of it, and what many PDFs at once cost everybody else's calls. */
export async function measure(): Promise<Figure[]> {
  const [largestFacts, typicalFacts] = [largest(), typical()];
  await medianMs(rounds.warmUp, () => composeWill(largestFacts, { asOf }));
  const compose = await medianMs(rounds.compose, () => composeWill(largestFacts, { asOf }));
  const fullFacts = factsAtTextLimits();
  await medianMs(rounds.preview, () => previewOf(fullFacts));
  const preview = await medianMs(rounds.preview, () => previewOf(fullFacts));
  const { answer, scenarios } = await whatIfTimes(largestFacts);
  const fullWill = composeWill(fullFacts, { asOf });
  const largestPdf = await medianMs(rounds.largestPdf, () => draftPdf(fullWill));
  const will = composeWill(typicalFacts, { asOf });
  await medianMs(rounds.pdf, () => draftPdf(will));
  const pdf = await medianMs(rounds.pdf, () => draftPdf(will));
  const { all, delay } = await manyAtOnce(() => draftPdf(will));
  return [
    { what: 'composing the largest will', value: compose, unit: 'ms', limit: 5 },
    { what: 'a preview of the largest will, with its checks', value: preview, unit: 'ms', limit: 50 },
    { what: 'what would happen to the largest will: an answer', value: answer, unit: 'ms', limit: 10 },
    { what: 'what would happen to the largest will: all that is offered', value: scenarios, unit: 'ms', limit: 50 },
    { what: 'a PDF of the largest will', value: largestPdf, unit: 'ms', limit: 1000 },
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
