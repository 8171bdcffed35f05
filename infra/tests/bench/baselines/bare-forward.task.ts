import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectTo, post } from '@plainwill/kit/calls/remote-calls';

// Asks another server for each request, as a gateway must, and does nothing else. Written to stdout: the port.
const [url = ''] = process.argv.slice(2);
const connections = connectTo(url);
const question = { path: '/', headers: {}, body: '{}', signal: undefined };

const server = createServer(async (_request, response) => {
  const { body } = await post(connections, question);
  response.setHeader('content-type', 'application/json').end(body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
