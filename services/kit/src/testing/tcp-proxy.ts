import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A door in front of a server which a test can shut, as if the server were gone, and open again; or have swallow what is
 * said through it, as if the line were cut and nobody knew.
 */
export async function createTcpProxy(target: string) {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let port = 0;
  let server: Server | undefined;

  function join(client: Socket) {
    const upstream = connect(Number(targetPort), hostname);
    endTogether(client, upstream, sockets);
    client.pipe(upstream).pipe(client);
  }

  async function open() {
    server = createServer(join).listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }

  async function shut() {
    const closing = server;
    server = undefined;
    closing?.close();
    for (const socket of sockets) socket.destroy();
    if (closing?.listening) await once(closing, 'close');
  }

  /** Connections stay open, and nothing comes through them any more. */
  function swallow() {
    for (const socket of sockets) socket.unpipe().resume();
  }

  await open();
  return {
    url: Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href,
    open,
    shut,
    swallow,
  };
}

/** When either connection ends, so does the other; both are in `open` for as long as they last. */
export function endTogether(one: Socket, another: Socket, open: Set<Socket>) {
  for (const [socket, other] of [
    [one, another],
    [another, one],
  ] as const) {
    open.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      open.delete(socket);
      other.destroy();
    });
  }
}
