import { lawThread } from '../threads.ts';

export const howMadeThread = lawThread<typeof import('./how-made.thread.ts')>(
  new URL('./how-made.thread.ts', import.meta.url),
);
