import type { Pool } from 'undici';
import { createRemoteCalls, type RemoteClient } from './remote-calls.ts';
import { type Caller, headersOf } from './service-client.ts';

interface Remote extends Caller {
  connections: Pool;
}

/** One request's client for a service, by path; calls made together travel together. */
export const createRemote = ({ connections, ...caller }: Remote): RemoteClient =>
  createRemoteCalls({ connections, headers: headersOf(caller) });
