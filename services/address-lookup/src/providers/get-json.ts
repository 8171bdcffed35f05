import type { ZodType } from 'zod';
import { ProviderFailure } from './provider.ts';

const maxBytes = 2 * 1024 * 1024;
/** The code of the failure where an answer has no end in sight. */
export const answerTooLong = 'too long';

class TooLong extends Error {}

export interface JsonAnswer {
  status: number;
  /** Null if it is not JSON. */
  body: unknown;
}

interface Asked {
  url: string | URL;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Asks a provider. Redirects are not followed, for they could lead anywhere, and an answer has an end.
 * @throws {ProviderFailure} if there is no whole answer, or if the provider says that it is broken
 */
export async function getJson({ url, query = {}, headers = {}, signal }: Asked): Promise<JsonAnswer> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(address, { headers: { accept: 'application/json', ...headers }, redirect: 'error', signal });
    text = await textOf(answer);
  } catch (cause) {
    throw new ProviderFailure(signal.aborted ? 'busy' : 'away', cause instanceof TooLong ? answerTooLong : undefined, {
      cause,
    });
  }
  if (answer.status >= 500) throw new ProviderFailure('away', answer.status);
  const body = parsed(text);
  // A success without JSON was cut short on its way; another status may come with a page of text.
  if (answer.ok && body === null) throw new ProviderFailure('away', answer.status);
  return { status: answer.status, body };
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new TooLong('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The part of an answer that we use. @throws {ProviderFailure} if the provider has changed its shape under us */
export function checked<T>(schema: ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body);
  // The values are people's addresses: only where it went wrong is kept.
  if (error) throw new ProviderFailure('away', `shape: ${error.issues[0]?.path.join('.')}`);
  return data;
}
