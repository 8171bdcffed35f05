import type { FaultTest } from '@plainwill/kit/process/fault-test';

/** What a service is told by way of FAULT_TEST. */
export const withFault = (given: FaultTest) => ({ FAULT_TEST: JSON.stringify(given) });
