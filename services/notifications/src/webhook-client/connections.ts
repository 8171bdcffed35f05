import { type LookupAddress, lookup } from 'node:dns';
import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { isLoopbackAddress, isOwnNetworkAddress, isPrivateHost, isPublicAddress } from './webhook-address.ts';

const connectTimeoutMs = 5000;
const totalTimeoutMs = 10_000;
const idleMs = 5000;
const maxHeaderBytes = 16 * 1024;

class TimedOut extends Error {
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
  privateHosts: readonly string[];
  mayBeLocal: boolean;
  resolve?: Resolve | undefined;
}

export interface Request {
  url: URL;
  headers: http.OutgoingHttpHeaders;
  body: string;
}

/**
 * Connections to receivers, none of them to a private address but at exactly the hosts and ports that an operator names:
 * that is checked when one is made, and it is kept a few seconds for the next post to the same host and port. Agents of
 * their own, so no proxy of the environment.
 */
export function openConnections({ privateHosts, mayBeLocal, resolve = systemResolve }: Rules) {
  const isAllowed = (ip: string) => isPublicAddress(ip) || (mayBeLocal && isLoopbackAddress(ip));
  const isAllowedWithin = (ip: string) => isAllowed(ip) || isOwnNetworkAddress(ip);
  const agentOptions = { keepAlive: true, timeout: idleMs };
  const agents = { http: new http.Agent(agentOptions), https: new https.Agent(agentOptions) };

  function begin({ url, headers, body }: Request): http.ClientRequest {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isAllowedHere = isPrivateHost(url, privateHosts) ? isAllowedWithin : isAllowed;
    // A literal address is never looked up.
    if (isIP(host) && !isAllowedHere(host)) throw new PrivateAddress();
    const lookup = publicLookup(resolve, isAllowedHere);
    const isSecure = url.protocol === 'https:';
    const options = { method: 'POST', headers, lookup, maxHeaderSize: maxHeaderBytes };
    const request = isSecure
      ? https.request(url, { ...options, agent: agents.https })
      : http.request(url, { ...options, agent: agents.http });
    setTimeouts(request, isSecure ? 'secureConnect' : 'connect');
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

/**
 * How a socket finds its address: one look, every answer checked, and only what was checked is connected to. A name that
 * changes its answer between a check and the connection gains nothing, for there is nothing in between.
 */
export function publicLookup(resolve: Resolve, isAllowed: (address: string) => boolean = isPublicAddress) {
  const lookup: LookupFunction = (hostname, options, done) => {
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
  return lookup;
}

async function answerTo(request: http.ClientRequest) {
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return response;
}

function setTimeouts(request: http.ClientRequest, connected: 'connect' | 'secureConnect') {
  const slow = () => request.destroy(new TimedOut());
  const connecting = setTimeout(slow, connectTimeoutMs);
  const total = setTimeout(slow, totalTimeoutMs);
  request.once('socket', (socket) => {
    if (request.reusedSocket) clearTimeout(connecting);
    else socket.once(connected, () => clearTimeout(connecting));
  });
  request.once('close', () => {
    clearTimeout(connecting);
    clearTimeout(total);
  });
}
