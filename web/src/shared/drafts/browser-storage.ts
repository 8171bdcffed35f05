export type StorageScope = 'tab' | 'device';

/** Acts on the browser's storage. A browser that forbids it throws already where it is named: there is no result then. */
export function inStorage<Result>(where: StorageScope, act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(where === 'tab' ? sessionStorage : localStorage);
  } catch {
    return undefined;
  }
}
