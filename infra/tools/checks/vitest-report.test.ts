import { describe, expect, it } from 'vitest';
import { countTests, type VitestReport } from './vitest-report.ts';

type File = VitestReport['testResults'][number];

const aFile = (...statuses: string[]): File => ({
  name: 'will.test.ts',
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status, index) => ({ fullName: `test ${index}`, status })),
});

const aReport = (...files: File[]): VitestReport => {
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  return { numPassedTests: all.filter(({ status }) => status === 'passed').length, testResults: files };
};

describe('countTests', () => {
  it('counts what passed and names what failed', () => {
    const { passed, failed } = countTests(aReport(aFile('passed', 'passed', 'failed')), 1);
    expect(passed).toBe(2);
    expect(failed).toEqual(['will.test.ts: test 2']);
  });

  it('tells the first lines of why, without colours', () => {
    const file = aFile('failed');
    file.assertionResults[0] = {
      fullName: 'saves',
      status: 'failed',
      failureMessages: ['\u001b[31mTimeout\n\n  at a'],
    };
    expect(countTests(aReport(file), 1).failed).toEqual(['will.test.ts: saves\n  Timeout\n    at a']);
    const unloaded = { ...aFile(), status: 'failed', message: 'No such file' };
    expect(countTests(aReport(unloaded), 1).failed).toEqual(['will.test.ts\n  No such file']);
  });

  it('names what was left out', () => {
    const { passed, notRun } = countTests(aReport(aFile('passed', 'skipped', 'todo')), 0);
    expect(passed).toBe(1);
    expect(notRun).toEqual(['will.test.ts: test 1', 'will.test.ts: test 2']);
  });

  it('counts a file that could not be loaded as one failure', () => {
    expect(countTests(aReport({ ...aFile(), status: 'failed' }), 1).failed).toEqual(['will.test.ts']);
  });

  it('counts an error outside every test as one failure', () => {
    expect(countTests(aReport(aFile('passed')), 1)).toMatchObject({
      passed: 1,
      failed: ['an error outside every test'],
    });
  });

  it('names the ten slowest tests, the slowest first', () => {
    const file = aFile(...Array<string>(12).fill('passed'));
    for (const [index, test] of file.assertionResults.entries()) test.duration = index * 100;
    const { slowest } = countTests(aReport(file), 0);
    expect(slowest).toHaveLength(10);
    expect(slowest[0]).toBe('1.1 s  will.test.ts: test 11');
  });

  it('counts a run that left no report as one failure', () => {
    expect(countTests(null, 1)).toEqual({ passed: 0, failed: ['vitest left no report'], notRun: [], slowest: [] });
  });
});
