import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { endTogether } from '@plainwill/kit/testing/tcp-proxy';
import { onTestFinished } from 'vitest';

export const troubles = ['late', 'never', 'garbage', 'reset'] as const;
export type Trouble = (typeof troubles)[number];

const lateMs = 5000;

/** Stands before a server: passes everything on, until told to make trouble. */
export async function startTroublemaker() {
  const sockets = new Set<Socket>();
  let trouble: Trouble | null = null;
  let targetPort = 0;

  function answer(client: Socket, chunk: Buffer) {
    if (trouble === 'never') return;
    if (trouble === 'reset') return client.resetAndDestroy();
    if (trouble === 'garbage') return client.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n<nonsense');
    if (trouble === 'late') return void setTimeout(() => client.writable && client.write(chunk), lateMs).unref();
    client.write(chunk);
  }

  const server = createServer((client) => {
    const upstream = connect(targetPort, '127.0.0.1');
    client.on('data', (chunk) => {
      if (trouble === 'reset') return client.resetAndDestroy();
      upstream.write(chunk);
    });
    upstream.on('data', (chunk: Buffer) => answer(client, chunk));
    endTogether(client, upstream, sockets);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    standBefore(port: number) {
      targetPort = port;
    },
    /** Null makes an end of it. */
    make(next: Trouble | null) {
      trouble = next;
    },
  };
}
