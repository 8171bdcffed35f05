import { brand } from '@plainwill/contracts/shared/brand';
import { minuteMs } from '@plainwill/contracts/shared/durations';
import { Refusal } from '@plainwill/kit/refusal';
import { createConcurrencyLimit } from '@plainwill/kit/resilience/concurrency-limit';
import { Piscina } from 'piscina';
import type { PasswordCheckJob } from './password-check.thread.ts';

const thread = new Piscina<PasswordCheckJob, string | null>({
  filename: new URL('./password-check.thread.ts', import.meta.url).href,
  // The lists are large, and most of the time nobody chooses a password.
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10 * minuteMs,
});
const inTurn = createConcurrencyLimit({ concurrency: 1, maxQueue: 100 });

/** The person whose password it is to be. */
interface Owner {
  email: string;
  name?: string | null;
}

// Shorter parts are in many good passwords by chance.
const minInputLength = 3;

/** The words that somebody who knows the owner tries first, as zxcvbn calls them. */
export function userInputsOf({ email, name }: Owner): string[] {
  const [localPart = '', domain = ''] = email.toLowerCase().split('@');
  const parts = [localPart, domain, name ?? '', brand.name].flatMap((text) =>
    text.toLowerCase().split(/[^\p{L}\p{N}]+/u),
  );
  return [...new Set([email.toLowerCase(), localPart, ...parts])].filter((word) => word.length >= minInputLength);
}

/**
 * Call it wherever a password is chosen, and never where one is compared.
 * @throws {Refusal} PasswordTooCommon, which says why, beside the field; TooBusy
 */
export async function refuseGuessable(password: string, owner: Owner, field: string): Promise<void> {
  const why = await inTurn(() => thread.run({ password, userInputs: userInputsOf(owner) }));
  if (why) throw new Refusal('PasswordTooCommon', field, { why });
}
