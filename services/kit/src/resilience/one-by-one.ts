import { setImmediate } from 'node:timers/promises';

/** Lets one go on in each turn of the event loop, so that all else that has come is worked on in between. */
export function createOneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return async (): Promise<void> => {
    last = last.then(() => setImmediate());
    await last;
  };
}
