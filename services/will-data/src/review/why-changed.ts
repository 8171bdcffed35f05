import { lawThread } from '../threads.ts';

export const changesThread = lawThread<typeof import('./why-changed.thread.ts')>(
  new URL('./why-changed.thread.ts', import.meta.url),
);
