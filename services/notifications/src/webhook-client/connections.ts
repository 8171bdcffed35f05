import { type LookupAddress, lookup } from 'node:dns';
import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { isLoopbackAddress, isPublicAddress } from './webhook-address.ts';

const connectLimitMs = 5000;
const totalLimitMs = 10_000;
const idleMs = 5000;
const mostHeaderBytes = 16 * 1024;

class TooSlow extends Error {
  readonly code = 'TOO_SLOW';
}

/** The name leads, or also leads, to an address that deliveries must not go to. */
export class PrivateAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS';
}

export type Resolve = (hostname: string) => Promise<LookupAddress[]>;

const lookupAll = promisify(lookup);

const systemResolve: Resolve = (hostname) => lookupAll(hostname, { all: true });

interface Rules {
  mayBeLocal: boolean;
  resolve?: Resolve | undefined;
}

interface Request {
  url: URL;
  headers: http.OutgoingHttpHeaders;
  body: string;
}

/**
 * Ways to receivers, none of which leads to a private address: each connection is guarded when it is made, and kept a
 * few seconds for the next post to the same place. Agents of their own, so no proxy of the environment.
 */
export function openConnections({ mayBeLocal, resolve = systemResolve }: Rules) {
  const isAllowed = (ip: string) => isPublicAddress(ip) || (mayBeLocal && isLoopbackAddress(ip));
  const lookup = guardedLookup(resolve, isAllowed);
  const keeping = { keepAlive: true, timeout: idleMs };
  const agents = { http: new http.Agent(keeping), https: new https.Agent(keeping) };

  function begin({ url, headers, body }: Request): http.ClientRequest {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A literal address is never looked up.
    if (isIP(host) && !isAllowed(host)) throw new PrivateAddress();
    const isSecure = url.protocol === 'https:';
    const options = { method: 'POST', headers, lookup, maxHeaderSize: mostHeaderBytes };
    const request = isSecure
      ? https.request(url, { ...options, agent: agents.https })
      : http.request(url, { ...options, agent: agents.http });
    limitTime(request, isSecure ? 'secureConnect' : 'connect');
    request.end(body);
    return request;
  }

  /** @returns the answer once its head is there; cut off when the whole has taken ten seconds */
  async function post(given: Request): Promise<http.IncomingMessage> {
    const request = begin(given);
    try {
      return await answerTo(request);
    } catch (error) {
      // The receiver had given up a kept connection just then, so it has not seen the post.
      const isStale = request.reusedSocket && (error as NodeJS.ErrnoException).code === 'ECONNRESET';
      if (!isStale) throw error;
      return answerTo(begin(given));
    }
  }

  return {
    post,
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

export type Connections = ReturnType<typeof openConnections>;

/**
 * How a socket finds its address: one look, every answer checked, and only what was checked is connected to. A name that
 * changes its answer between a check and the connection gains nothing, for there is nothing in between.
 */
export function guardedLookup(resolve: Resolve, isAllowed: (address: string) => boolean = isPublicAddress) {
  const guarded: LookupFunction = (hostname, options, done) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isAllowed(address))) return done(new PrivateAddress(), '', 0);
        if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error) => done(error, '', 0),
    );
  };
  return guarded;
}

async function answerTo(request: http.ClientRequest) {
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return response;
}

function limitTime(request: http.ClientRequest, connected: 'connect' | 'secureConnect') {
  const slow = () => request.destroy(new TooSlow());
  const connecting = setTimeout(slow, connectLimitMs);
  const total = setTimeout(slow, totalLimitMs);
  request.once('socket', (socket) => {
    if (request.reusedSocket) clearTimeout(connecting);
    else socket.once(connected, () => clearTimeout(connecting));
  });
  request.once('close', () => {
    clearTimeout(connecting);
    clearTimeout(total);
  });
}
