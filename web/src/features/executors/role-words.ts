import type { ExecutorRole } from '@plainwill/contracts/will-data/vocabulary';

export const roleWords: Record<ExecutorRole, string> = { primary: 'Primary', backup: 'Backup' };
