import { inStorage, type StorageScope } from './browser-storage.ts';

const probe = 'plainwill.probe';

/** The browser stores what it is given: it may forbid that, or be full. */
export const isStoring = (where: StorageScope = 'device'): boolean =>
  inStorage(where, (storage) => {
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return true;
  }) ?? false;

/** Completes "What you typed is …" by what is true in this browser. */
export const storageLabel = (where?: StorageScope): string =>
  isStoring(where) ? 'kept on this device' : 'kept until you close this page';
