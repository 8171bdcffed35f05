import type { WaysIn } from '@plainwill/contracts/identity/ways-in';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';

/** "last used on 20 November 2026": to follow other words. */
export const lastUsedText = (lastUsedAt: string | null) =>
  lastUsedAt ? `last used on ${formatDay(lastUsedAt)}` : 'not used yet';

/** An account has a second step with a passkey or an authenticator. Recovery codes do not count: they run out. */
export const hasSecondStep = ({ passkeys, authenticator }: Pick<WaysIn, 'passkeys' | 'authenticator'>) =>
  authenticator !== null || passkeys.some(({ isUsable }) => isUsable);
