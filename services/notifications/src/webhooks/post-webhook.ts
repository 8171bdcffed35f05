import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP } from 'node:net';
import type { AttemptError } from '@plainwill/contracts/notifications/vocabulary';
import { Webhook } from 'standardwebhooks';
import { guardedLookup, PrivateAddress, type Resolve, systemResolve } from './guarded-lookup.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';
import { retryAfterMs } from './retry-after.ts';

const connectLimitMs = 5000;
const totalLimitMs = 10_000;
const readBytes = 16 * 1024;
const keptCharacters = 1000;

export interface Receiver {
  url: string;
  /** Each signs; while a secret is being replaced there are two. */
  secrets: string[];
  mayBeLocal: boolean;
  resolve?: Resolve | undefined;
}

interface Delivery {
  id: string;
  payload: object;
  now: Date;
}

/** What one post came to. Either a status or an error. */
export interface Answer {
  status: number | null;
  error: AttemptError | null;
  durationMs: number;
  /** How the receiver's answer begins. */
  answer: string | null;
  retryAfterMs: number | null;
}

class TooSlow extends Error {
  readonly code = 'TOO_SLOW';
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
    const response = await exchange(receiver, headers, body);
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

async function exchange(
  { url: address, mayBeLocal, resolve = systemResolve }: Receiver,
  headers: object,
  body: string,
) {
  const url = new URL(address);
  const isAllowed = (ip: string) => isPublicAddress(ip) || (mayBeLocal && isLoopbackAddress(ip));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is never looked up.
  if (isIP(host) && !isAllowed(host)) throw new PrivateAddress();
  const isSecure = url.protocol === 'https:';
  // An agent of its own: no socket of another host, and no proxy of the environment.
  const agent = isSecure ? new https.Agent({ keepAlive: false }) : new http.Agent({ keepAlive: false });
  const request = (isSecure ? https : http).request(url, {
    method: 'POST',
    headers: { ...headers },
    agent,
    lookup: guardedLookup(resolve, isAllowed),
    maxHeaderSize: readBytes,
  });
  const slow = () => request.destroy(new TooSlow());
  const connecting = setTimeout(slow, connectLimitMs);
  const total = setTimeout(slow, totalLimitMs);
  request.once('socket', (socket) =>
    socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(connecting)),
  );
  request.once('close', () => {
    clearTimeout(connecting);
    clearTimeout(total);
    agent.destroy();
  });
  request.end(body);
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return response;
}

/** Reads what a polite receiver answers, and hangs up on anything longer. */
async function beginningOf(response: http.IncomingMessage): Promise<string> {
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
  response.destroy();
  const text = Buffer.concat(chunks).toString('utf8');
  // PostgreSQL keeps no NUL, and nobody reads the other control characters.
  return text.replace(/[^\P{Cc}\n\t]/gu, '').slice(0, keptCharacters);
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
  const isTls = /^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO|EPROTO)/.test(code);
  return kinds[code] ?? (isTls ? 'tls' : 'network');
}
