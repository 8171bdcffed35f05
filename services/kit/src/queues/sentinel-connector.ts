import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectByTls } from 'node:tls';
import { AbstractConnector, Redis, type RedisOptions, type SentinelAddress } from 'ioredis';
import { TlsConnector } from './tls-connector.ts';

type ErrorEmitter = Parameters<AbstractConnector['connect']>[0];

interface Address {
  host: string;
  port: number;
}

const answerMs = 1000;
const watchAgainMs = 5000;
const promotion = '+switch-master';

/**
 * Connects to the primary that most Sentinels name, and leaves it as soon as one of them says that there is another. The
 * library's own way is to believe the first that answers: one that is cut off together with the old primary would send
 * us there for as long as both can be reached.
 */
export class SentinelConnector extends AbstractConnector {
  readonly #options: RedisOptions;
  #watching: Redis[] = [];
  #isLooking = false;
  #hasMoved = false;

  constructor(options: unknown) {
    super((options as { disconnectTimeout: number }).disconnectTimeout);
    this.#options = options as RedisOptions;
  }

  override check({ role }: { role?: string }) {
    return role === undefined || role === 'master';
  }

  override async connect(emit: ErrorEmitter) {
    this.connecting = true;
    const watching = this.#sentinels().map((sentinel) => this.#watch(sentinel));
    this.#stopWatching();
    this.#watching = watching;
    const primary = await this.#findPrimary(emit);
    const { tls } = this.#options;
    const stream = tls ? connectByTls({ ...primary, ...tls }) : connect(primary);
    stream.on('error', (error) => {
      this.firstError ??= error;
    });
    stream.once('close', () => endAll(watching));
    this.stream = stream;
    return stream;
  }

  /** Looks until there is one: an error would be taken for the end of all attempts. */
  async #findPrimary(emit: ErrorEmitter): Promise<Address> {
    this.#isLooking = true;
    for (;;) {
      this.#hasMoved = false;
      const primary = await addressOfMajority(this.#sentinels().map((sentinel) => this.#ask(sentinel)));
      if (!this.connecting) throw new Error('Connection is closed.');
      if (primary && !this.#hasMoved) {
        this.#isLooking = false;
        return primary;
      }
      if (!primary) {
        emit('error', new Error('No Sentinel names a primary'));
        await pause(answerMs);
      }
    }
  }

  override disconnect() {
    super.disconnect();
    this.#stopWatching();
  }

  #sentinels = () => this.#options.sentinels ?? [];

  #stopWatching() {
    endAll(this.#watching);
    this.#watching = [];
  }

  #open({ host, port }: Partial<SentinelAddress>, options: RedisOptions) {
    const { sentinelPassword: password, tls } = this.#options;
    const client = new Redis({
      ...(host && { host }),
      ...(port && { port }),
      ...(password && { password }),
      ...(tls && { tls, Connector: TlsConnector }),
      protocol: 2,
      connectTimeout: answerMs,
      enableReadyCheck: false,
      ...options,
    });
    // Whoever asks is told; one that is away is watched again later.
    client.on('error', () => {});
    return client;
  }

  #watch(sentinel: Partial<SentinelAddress>) {
    const client = this.#open(sentinel, { maxRetriesPerRequest: null, retryStrategy: () => watchAgainMs });
    client.subscribe(promotion).catch(() => undefined);
    client.on('message', (_channel, message) => {
      if (!message.startsWith(`${this.#options.name} `)) return;
      if (this.#isLooking) this.#hasMoved = true;
      // One that is frozen would not say goodbye.
      else this.stream.destroy();
    });
    return client;
  }

  async #ask(sentinel: Partial<SentinelAddress>): Promise<string> {
    const client = this.#open(sentinel, { commandTimeout: answerMs, retryStrategy: () => null });
    try {
      return JSON.stringify(await client.call('SENTINEL', 'get-master-addr-by-name', this.#options.name ?? ''));
    } finally {
      client.disconnect();
    }
  }
}

function endAll(clients: readonly Redis[]) {
  for (const client of clients) client.disconnect();
}

/** Waits for no more answers once more than half agree. */
async function addressOfMajority(answers: Promise<string>[]): Promise<Address | null> {
  const votes = new Map<string, number>();
  const majority = new Promise<void>((resolve) => {
    for (const answer of answers)
      answer
        .then((address) => {
          const count = (votes.get(address) ?? 0) + 1;
          votes.set(address, count);
          if (count > answers.length / 2) resolve();
        })
        .catch(() => undefined);
  });
  await Promise.race([majority, Promise.allSettled(answers)]);
  const [most] = [...votes].toSorted(([, a], [, b]) => b - a);
  const [host, port] = JSON.parse(most?.[0] ?? 'null') ?? [];
  return host ? { host, port: Number(port) } : null;
}
