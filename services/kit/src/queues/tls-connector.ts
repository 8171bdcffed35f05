import { type ConnectionOptions, connect } from 'node:tls';
import { AbstractConnector } from 'ioredis';

interface Server {
  host: string;
  port: number;
  tls: ConnectionOptions;
  disconnectTimeout: number;
}

/**
 * Connects by TLS as the library does, and hears every error of a connection. The library hears one, and a server that is
 * not believed while its connection is being closed causes two: the second would end the process.
 * https://github.com/redis/ioredis/pull/961
 */
export class TlsConnector extends AbstractConnector {
  readonly #server: Server;

  constructor(options: unknown) {
    const server = options as Server;
    super(server.disconnectTimeout);
    this.#server = server;
  }

  async connect() {
    this.connecting = true;
    // A request to disconnect is honoured at once.
    await Promise.resolve();
    if (!this.connecting) throw new Error('Connection is closed.');
    const { host, port, tls } = this.#server;
    const stream = connect({ host, port, ...tls });
    stream.on('error', (error) => {
      this.firstError ??= error;
    });
    this.stream = stream;
    return stream;
  }
}
