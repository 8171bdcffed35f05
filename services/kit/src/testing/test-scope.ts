/** The tests to run: `main` for those of `npm test`, `rest` for those that `npm run test:all` adds, unset for both. */
const scope = process.env.TEST_SCOPE;

/** Whether tests on the usual store, at the usual size, run. */
export const isMainScope = scope !== 'rest';

/** Whether tests on the other store, at the other size, run. */
export const isRestScope = scope !== 'main';

/** @returns how many random cases a property is tried on: `many` in `npm run test:all`, else `few` */
export const runsOf = (few: number, many: number) => (scope === 'rest' ? many : few);
