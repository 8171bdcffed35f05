import pg from 'pg';
import type { Log } from '../log.ts';

interface Listen {
  url: string;
  channel: string;
  onMessage: (payload: string) => void;
  /** From now on every message is heard. */
  onListening?: () => void;
  /** Messages are lost until the next `onListening`. */
  onLost?: () => void;
  log: Log;
}

const reconnectMs = 1000;

/** Hears a PostgreSQL channel for as long as the process lives. Messages sent while it is away are lost. */
export function listen({ url, channel, onMessage, onListening, onLost, log }: Listen) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function reconnect() {
    onLost?.();
    if (isClosed || timer) return;
    client = undefined;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, reconnectMs);
  }

  async function connect() {
    const candidate = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 2000 });
    candidate.on('error', (err) => log.debug({ err }, 'lost the listening connection'));
    candidate.on('end', reconnect);
    candidate.on('notification', ({ payload = '' }) => onMessage(payload));
    try {
      await candidate.connect();
      await candidate.query(`listen ${channel}`);
      client = candidate;
      if (isClosed) await candidate.end();
      else onListening?.();
    } catch {
      await candidate.end().catch(() => undefined);
      reconnect();
    }
  }

  const connecting = connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}
