export interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

export interface TestCount {
  passed: number;
  /** Each test with its file, and each file that could not be loaded. */
  failed: string[];
  /** Tests that are there and were not run, each with its file. */
  notRun: string[];
}

const ran = ['passed', 'failed'];

/** What a run of vitest comes to. */
export function countTests(report: VitestReport | null, exitCode: number | null): TestCount {
  if (!report) return { passed: 0, failed: ['vitest left no report'], notRun: [] };
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ name: `${name}: ${fullName}`, status })),
  );
  const failed = [
    ...tests.filter(({ status }) => status === 'failed').map(({ name }) => name),
    ...report.testResults.filter(couldNotBeLoaded).map(({ name }) => name),
  ];
  return {
    passed: report.numPassedTests,
    // An error outside every test, such as a rejection that nobody handled, shows only in the exit code.
    failed: failed.length === 0 && exitCode !== 0 ? ['an error outside every test'] : failed,
    notRun: tests.filter(({ status }) => !ran.includes(status)).map(({ name }) => name),
  };
}

function couldNotBeLoaded({ status, assertionResults }: VitestReport['testResults'][number]): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}
