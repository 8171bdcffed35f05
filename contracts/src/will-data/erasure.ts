import type { ReasonTable } from '../kit/reasons.ts';

export const testatorReasons = {
  AccountErased: { code: 'NOT_FOUND', message: 'This account has been deleted, so nothing can be saved to it.' },
} as const satisfies ReasonTable;
