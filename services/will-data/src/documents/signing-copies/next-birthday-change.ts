import { lawThread } from '../../threads.ts';

export const birthdaysThread = lawThread<typeof import('./next-birthday-change.thread.ts')>(
  new URL('./next-birthday-change.thread.ts', import.meta.url),
);
