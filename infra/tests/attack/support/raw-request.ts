import { connect } from 'node:net';

export interface RawAnswer {
  /** Everything that came back, as it stood on the wire. */
  text: string;
  /** The status of each answer in it. */
  statuses: number[];
  /** The time that the connection stayed open. */
  tookMs: number;
}

interface Sending {
  /** After this long of silence the conversation is over. */
  silenceMs?: number;
  /** Sent one by one, with this pause before each, after the request. */
  drops?: { text: string; everyMs: number };
}

/** Sends bytes as they are, which no client library would send, and hears what comes back until it is closed. */
export function sendRaw(origin: string, request: string, { silenceMs = 1500, drops }: Sending = {}) {
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  return new Promise<RawAnswer>((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    const dripping = drops && setInterval(() => socket.write(drops.text), drops.everyMs);
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.on('connect', () => socket.write(request));
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    // A connection that is cut is an answer too.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ text, statuses, tookMs: performance.now() - started });
    });
  });
}
