import { expect, it, vi } from 'vitest';
import { allowFaultTest, failPoint, faultTest } from './fault-test.ts';

it('asks for nothing unless it is set', () => {
  expect(faultTest.schema.parse(undefined)).toEqual({});
});

it('is refused in production', () => {
  expect(() => allowFaultTest({ repairMs: 100 }, true)).toThrow(/^FAULT_TEST: .+ refused/);
  expect(() => allowFaultTest({}, true)).not.toThrow();
});

it('ends the process where it was asked to, and nowhere else', () => {
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  allowFaultTest({ failPoint: 'job-added' }, false);
  failPoint('mail-taken');
  expect(kill).not.toHaveBeenCalled();
  failPoint('job-added');
  expect(kill).toHaveBeenCalledExactlyOnceWith(process.pid, 'SIGKILL');
  allowFaultTest({}, false);
  failPoint('job-added');
  expect(kill).toHaveBeenCalledOnce();
});
