import { lawThread } from '../../threads.ts';

export const willToSignThread = lawThread<typeof import('./will-to-sign.thread.ts')>(
  new URL('./will-to-sign.thread.ts', import.meta.url),
);
