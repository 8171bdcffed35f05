import { stripVTControlCharacters } from 'node:util';

export interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    /** Why the file could not be loaded. */
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages?: string[];
      /** In milliseconds. */
      duration?: number | null;
    }[];
  }[];
}

export interface TestCount {
  passed: number;
  /** Each test with its file, and each file that could not be loaded, with the first lines of why. */
  failed: string[];
  /** Tests that are there and were not run, each with its file. */
  notRun: string[];
  /** The tests that took longest, the slowest first, each with its time and file. */
  slowest: string[];
}

const ran = ['passed', 'failed'];
const linesOfWhy = 12;
const slowestShown = 10;

/** The totals of a run of vitest. */
export function countTests(report: VitestReport | null, exitCode: number | null): TestCount {
  if (!report) return { passed: 0, failed: ['vitest left no report'], notRun: [], slowest: [] };
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages, duration }) => ({
      name: `${name}: ${fullName}`,
      status,
      seconds: (duration ?? 0) / 1000,
      why: failureMessages?.[0],
    })),
  );
  const failed = [
    ...tests.filter(({ status }) => status === 'failed').map(({ name, why }) => withReason(name, why)),
    ...report.testResults.filter(couldNotBeLoaded).map(({ name, message }) => withReason(name, message)),
  ];
  return {
    passed: report.numPassedTests,
    // An error outside every test, such as a rejection that nobody handled, shows only in the exit code.
    failed: failed.length === 0 && exitCode !== 0 ? ['an error outside every test'] : failed,
    notRun: tests.filter(({ status }) => !ran.includes(status)).map(({ name }) => name),
    slowest: tests
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, slowestShown)
      .map(({ name, seconds }) => `${seconds.toFixed(1)} s  ${name}`),
  };
}

function couldNotBeLoaded({ status, assertionResults }: VitestReport['testResults'][number]): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

function withReason(name: string, why = ''): string {
  const lines = stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, linesOfWhy).map((line) => `  ${line}`)].join('\n');
}
