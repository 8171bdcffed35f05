import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { endTogether } from '@plainwill/kit/testing/tcp-proxy';
import { onTestFinished } from 'vitest';
import { answersOk } from '../../../launcher/processes/node-process.ts';

const everyMs = 50;

/** A door in front of several processes of one service, which sends each new connection to one that says it is ready. */
export async function startBalancer() {
  let targets: { url: string; isReady: boolean }[] = [];
  let turn = 0;
  const sockets = new Set<Socket>();

  function join(client: Socket) {
    const ready = targets.filter(({ isReady }) => isReady);
    const target = ready[turn++ % ready.length];
    if (!target) return client.destroy();
    const upstream = connect(Number(new URL(target.url).port), '127.0.0.1');
    endTogether(client, upstream, sockets);
    client.pipe(upstream).pipe(client);
  }

  const server = createServer(join).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const timer = setInterval(() => {
    for (const target of targets) {
      void answersOk(`${target.url}/health/ready`).then((isReady) => {
        target.isReady = isReady;
      });
    }
  }, everyMs);
  onTestFinished(() => {
    clearInterval(timer);
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** From now on connections go to these, which are ready. */
    sendTo(...urls: string[]) {
      targets = urls.map((url) => ({ url, isReady: true }));
    },
  };
}

export type Balancer = Awaited<ReturnType<typeof startBalancer>>;
