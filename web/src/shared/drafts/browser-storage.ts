export type StorageScope = 'tab' | 'device';

/** Acts on the browser's storage. A browser that forbids it throws already where it is named: there is no result then. */
export function inStorage<Result>(where: StorageScope, act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(where === 'tab' ? sessionStorage : localStorage);
  } catch {
    return undefined;
  }
}

const probe = 'plainwill.probe';

/** The browser stores what it is given: it may forbid that, or be full. */
export const isStoring = (where: StorageScope = 'device'): boolean =>
  inStorage(where, (storage) => {
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return true;
  }) ?? false;

/** Completes "What you typed is …" by what is true in this browser. */
export const keptHere = (where?: StorageScope): string =>
  isStoring(where) ? 'kept on this device' : 'kept until you close this page';
