import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that only remembers when the message to each address was there. */
export async function startMailSink() {
  const arrivals = new Map<string, PromiseWithResolvers<number>>();
  const arrivalOf = (address: string) => {
    const known = arrivals.get(address) ?? Promise.withResolvers<number>();
    arrivals.set(address, known);
    return known;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      buffer(stream).then(() => {
        for (const { address } of envelope.rcptTo) arrivalOf(address).resolve(performance.now());
        done();
      }, done);
    },
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    arrival: (address: string) => arrivalOf(address).promise,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
