export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

export interface TestCount {
  passed: number;
  failed: number;
  /** Tests that are there and were not run, each with its file. */
  notRun: string[];
}

const ran = ['passed', 'failed'];

/** What a run of vitest comes to. A file that could not even be loaded is one failure. */
export function countTests(report: VitestReport | null, exitCode: number | null): TestCount {
  if (!report) return { passed: 0, failed: 1, notRun: [] };
  const broken = report.testResults.filter(({ status, assertionResults }) => {
    return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
  });
  const failed = report.numFailedTests + broken.length;
  return {
    passed: report.numPassedTests,
    // An error outside every test, such as a rejection that nobody handled, shows only in the exit code.
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    notRun: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => !ran.includes(status)).map(({ fullName }) => `${name}: ${fullName}`),
    ),
  };
}
