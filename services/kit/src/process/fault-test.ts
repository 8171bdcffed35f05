import { z } from 'zod';
import { env, json } from '../config/config.ts';
import { SettingError } from '../config/setting.ts';

const FailPoint = z.enum(['job-added', 'mail-taken']);
type FailPoint = z.infer<typeof FailPoint>;

const FaultTest = z.strictObject({
  /** Where the process ends itself, as a power cut would end it. */
  failPoint: FailPoint.optional(),
  /** How often the outbox is compared with the queue, and how long it leaves the queue alone with a job. */
  repairMs: z.int().min(100).optional(),
  /** Between the attempts at a job. */
  retryDelaysMs: z.array(z.int().min(1)).min(1).optional(),
});
export type FaultTest = z.infer<typeof FaultTest>;

/** For tests of faults alone, which cannot wait as long as the real thing does. */
export const faultTest = env(
  'FAULT_TEST',
  json(FaultTest).prefault('{}'),
  'for tests of faults, as JSON: where the process ends itself, and shorter waits; refused in production',
);

let armed: FailPoint | undefined;

/** @throws {SettingError} in production */
export function allowFaultTest(given: FaultTest, isProduction: boolean) {
  if (isProduction && Object.keys(given).length > 0) {
    throw new SettingError('FAULT_TEST: It is for tests, and refused where NODE_ENV is production');
  }
  armed = given.failPoint;
}

/** Ends the process here, if that is what a test of faults asks for. */
export function failPoint(name: FailPoint) {
  if (armed === name) process.kill(process.pid, 'SIGKILL');
}
