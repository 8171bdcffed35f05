import type { IncomingMessage } from 'node:http';
import type { AttemptError } from '@plainwill/contracts/notifications/vocabulary';
import { isTlsFailure } from '@plainwill/kit/tls/tls-failure';
import { Webhook } from 'standardwebhooks';
import type { Request } from './connections.ts';

/** The wait that a `Retry-After` header asks for, from now on: seconds, or an HTTP date. */
function retryAfterMs(header: string | undefined, now: Date): number | null {
  if (!header) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

const readBytes = 16 * 1024;
const maxStoredCharacters = 1000;

/** The part of a receiver's answer that is read. */
export type Response = Pick<IncomingMessage, 'statusCode' | 'headers'> & AsyncIterable<Buffer>;

export interface Receiver {
  url: string;
  /** Each signs; while a secret is being replaced there are two. */
  secrets: string[];
  connections: { post(request: Request): Promise<Response> };
}

interface Delivery {
  id: string;
  payload: object;
  now: Date;
}

/** The outcome of one post: either a status or an error. */
export interface Answer {
  status: number | null;
  error: AttemptError | null;
  durationMs: number;
  /** How the receiver's answer begins. */
  answer: string | null;
  retryAfterMs: number | null;
}

/** Posts once, in the manner of Standard Webhooks 1.0.0. Follows no redirect and reads no long answer. */
export async function postWebhook(receiver: Receiver, { id, payload, now }: Delivery): Promise<Answer> {
  const started = performance.now();
  const body = JSON.stringify(payload);
  const signatures = receiver.secrets.map((secret) => new Webhook(secret).sign(id, now, body));
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Plainwill-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    ...(signatures.length > 0 && { 'webhook-signature': signatures.join(' ') }),
  };
  const took = () => Math.round(performance.now() - started);
  try {
    const response = await receiver.connections.post({ url: new URL(receiver.url), headers, body });
    const answer = await beginningOf(response);
    const { statusCode = 0, headers: answered } = response;
    return {
      status: statusCode,
      error: null,
      durationMs: took(),
      answer,
      retryAfterMs: retryAfterMs(answered['retry-after'], now),
    };
  } catch (error) {
    return { status: null, error: kindOf(error), durationMs: took(), answer: null, retryAfterMs: null };
  }
}

/** Reads what a polite receiver answers, and hangs up on anything longer; the connection is kept if it is not. */
async function beginningOf(response: Response): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > readBytes) break;
    }
  } catch {
    // The status has come; how the rest of the answer ended changes nothing.
  }
  const text = Buffer.concat(chunks).toString('utf8');
  // PostgreSQL keeps no NUL, and nobody reads the other control characters.
  return text.replace(/[^\P{Cc}\n\t]/gu, '').slice(0, maxStoredCharacters);
}

const kinds: Record<string, AttemptError> = {
  PRIVATE_ADDRESS: 'private_address',
  TOO_SLOW: 'timeout',
  ETIMEDOUT: 'timeout',
  ENOTFOUND: 'name_not_found',
  EAI_AGAIN: 'name_not_found',
  ECONNREFUSED: 'refused',
};

function kindOf(error: unknown): AttemptError {
  const { code = '' } = error as { code?: string };
  return kinds[code] ?? (isTlsFailure(error) ? 'tls' : 'network');
}
