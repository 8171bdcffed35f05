import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createHttp } from '../server.ts';
import { quietLog } from '../testing/call.ts';

it('closes at once a connection that was opened ahead and never used, and answers what is under way', async () => {
  const http = createHttp(quietLog);
  const [begun, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  http.get('/slow', async () => {
    begun.resolve();
    await finish.promise;
    return 'done';
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const asked = fetch(`http://127.0.0.1:${port}/slow`);
  await begun.promise;
  const opened = once(http.server, 'connection');
  const ahead = connect(port, '127.0.0.1').resume();
  await opened;

  const closing = http.close();
  await once(ahead, 'close');
  finish.resolve();
  expect(await (await asked).text()).toBe('done');
  await closing;
});
