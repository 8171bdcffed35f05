import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

// One row of this database for each request, with nothing around it. Written to stdout: the port.
const [connectionString = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 8 });
const query = { name: 'read', text: 'select id, answer from bare_rows where id = $1', values: [1] };

const server = createServer(async (_request, response) => {
  const { rows } = await pool.query(query);
  response.setHeader('content-type', 'application/json').end(JSON.stringify(rows[0]));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
