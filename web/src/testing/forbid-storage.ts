import { vi } from 'vitest';

/** A browser that forbids its storage throws where it is named, before anything is read. */
export function forbidStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('No', 'SecurityError');
    });
}

/** A browser whose storage is full refuses what is to be stored, and reads what is there. */
export function fillStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'QuotaExceededError');
  });
}
