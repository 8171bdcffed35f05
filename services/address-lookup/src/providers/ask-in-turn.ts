import type { Log } from '@plainwill/kit/log';
import { ProviderFailure } from './provider.ts';

/** All providers together have less time than the gateway waits: after it the person fills in the form themselves. */
export const totalTimeoutMs = 2500;

interface Asking<P, Found> {
  /** They are asked in this order. */
  providers: readonly P[];
  /** Asks one provider. Where it finds nothing, the next is asked unless `isFinal`; null if it may not be asked. */
  ask: (provider: P, signal: AbortSignal) => Promise<{ found: Found[]; isFinal: boolean } | null>;
  /** The log names the search by it: "Address". */
  what: string;
  log: Log;
}

/** Asks one provider after the other until one has found something. @returns null if nobody can answer now */
export async function askInTurn<P extends { name: string }, Found>({
  providers,
  ask,
  what,
  log,
}: Asking<P, Found>): Promise<Found[] | null> {
  const signal = AbortSignal.timeout(totalTimeoutMs);
  let hasFailed = false;
  for (const provider of providers) {
    try {
      const answer = signal.aborted ? null : await ask(provider, signal);
      if (answer && (answer.found.length > 0 || answer.isFinal)) return answer.found;
      hasFailed ||= answer === null;
    } catch (err) {
      hasFailed = true;
      logFailure(log, provider, what, err);
    }
  }
  return hasFailed ? null : [];
}

/** Says which provider failed and how, and nothing of what was looked for. */
export function logFailure(log: Log, { name }: { name: string }, what: string, err: unknown) {
  const { kind, code } = err instanceof ProviderFailure ? err : { kind: undefined, code: undefined };
  log.error({ provider: name, kind, code, err }, `${what} search failed`);
}
