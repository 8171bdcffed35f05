import { lawThread } from '../threads.ts';

export const signingThread = lawThread<typeof import('./signing.thread.ts')>(
  new URL('./signing.thread.ts', import.meta.url),
);
