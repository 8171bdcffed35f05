import { type ExecutorRole, executorRoles } from '@plainwill/contracts/will-data/vocabulary';

export const roleWords: Record<ExecutorRole, string> = { primary: 'Primary', backup: 'Backup' };

export const roleOptions = executorRoles.map((value) => ({ value, label: roleWords[value] }));
