import type { ServiceTls } from '../config/tls-variables.ts';

// Both ends are ours, so nothing older need be spoken.
const minVersion = 'TLSv1.3';
const handshakeTimeout = 5_000;

/** For who calls a service: who they are, and that they believe nobody but our own authority. */
export const callerTls = ({ cert, key, ca }: ServiceTls) => ({ cert, key, ca, minVersion }) as const;

/** For who listens for services: whoever has no certificate of our own authority does not get as far as a request. */
export const listenerTls = (tls: ServiceTls) =>
  ({ ...callerTls(tls), requestCert: true, rejectUnauthorized: true, handshakeTimeout }) as const;

/** For who listens for a proxy, which has no certificate of ours. */
export const publicTls = ({ cert, key }: ServiceTls) =>
  ({ cert, key, minVersion: 'TLSv1.2', handshakeTimeout }) as const;

export type ListenerTls = ReturnType<typeof listenerTls> | ReturnType<typeof publicTls>;
