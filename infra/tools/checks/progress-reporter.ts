import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import { coloured, print } from '../launcher/console.ts';

interface Part {
  files: number;
  passed: number;
  failed: number;
  notRun: number;
  /** The time of its files added up, for they run side by side. */
  milliseconds: number;
}

const count = new Intl.NumberFormat('en-GB');

/** Shows how far a whole run has come, each failure at once, and at the end a line for each part. */
export default class ProgressReporter implements Reporter {
  #parts = new Map<string, Part>();
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest) {
    this.#vitest = vitest;
  }

  onTestCaseResult(test: TestCase) {
    if (test.result().state === 'failed')
      print(coloured('red', `✗ ${test.module.relativeModuleId} > ${test.fullName}`));
  }

  onTestModuleEnd(module: TestModule) {
    const { project } = module;
    const part = this.#parts.get(project.name) ?? { files: 0, passed: 0, failed: 0, notRun: 0, milliseconds: 0 };
    this.#parts.set(project.name, part);
    part.files++;
    const { collectDuration, duration, setupDuration } = module.diagnostic();
    part.milliseconds += collectDuration + duration + setupDuration;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') part.passed++;
      else if (state === 'failed') part.failed++;
      else part.notRun++;
    }
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${this.#progress()}`);
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]) {
    for (const [name, { files, passed, failed, notRun, milliseconds }] of this.#parts) {
      const mark = failed ? coloured('red', '✗') : coloured('green', '✓');
      const others = [failed && `${failed} failed`, notRun && `${notRun} not run`].filter(Boolean);
      const tests = [`${count.format(passed)} passed`, ...others].join(', ');
      print(`${mark} ${name} · ${tests} in ${files} files · ${Math.round(milliseconds / 1000)} s added up`);
    }
    for (const { message, stack } of errors) print(coloured('red', `✗ outside every test: ${stack ?? message}`));
  }

  #progress(): string {
    const parts = [...this.#parts.values()];
    const sum = (key: keyof Part) => parts.reduce((total, part) => total + part[key], 0);
    const files = this.#vitest?.state.getPaths().length ?? 0;
    return `Tests · ${sum('files')} of ${files} files · ${count.format(sum('passed'))} passed, ${sum('failed')} failed`;
  }
}
