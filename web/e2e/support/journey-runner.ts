import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunnerTestCase, TestRunner } from 'vitest';
import './browser.ts';

/** A failing journey leaves its picture and its trace here. */
export const failuresFolder = process.env.FAILURES_DIR ?? join(tmpdir(), 'plainwill-failures');

const fileNameOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);

/** Before the hooks of a failed test close its pages, each is kept as a picture and as a trace for Playwright's viewer. */
async function saveFailedPages(name: string) {
  mkdirSync(failuresFolder, { recursive: true });
  for (const [index, context] of [...(globalThis.tracedContexts ?? [])].entries()) {
    const path = join(failuresFolder, `${fileNameOf(name)}-${index + 1}`);
    await context.pages()[0]?.screenshot({ path: `${path}.png`, fullPage: true });
    await context.tracing.stopChunk({ path: `${path}.zip` });
    await context.tracing.startChunk();
  }
  process.stdout.write(`Pictures and traces of the failed journey: ${failuresFolder}\n`);
}

export default class JourneyRunner extends TestRunner {
  async onTaskFinished(test: RunnerTestCase) {
    if (test.result?.state !== 'fail') return;
    await saveFailedPages(test.name).catch((error) =>
      process.stdout.write(`Nothing was kept of ${test.name}: ${error}\n`),
    );
  }
}
