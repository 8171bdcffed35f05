import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pg from 'pg';

// A passkey's signature compared and one row of this database written for each request, with nothing around it; at
// /whole as many rows as a sign-in has statements, in as many transactions. The key is the second argument, as a JWK.
// Written to stdout: the port.
interface Answer {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}

const [connectionString = '', jwk = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString, max: 8 });
const key = createPublicKey({ key: JSON.parse(jwk), format: 'jwk' });
const insert = { name: 'insert', text: 'insert into bare_sign_ins (id_hash, at) values ($1, now())' };
/** Those of a sign-in: three by themselves, and seven together. */
const whole = { alone: 3, together: 7 };
const bytes = (base64url: string) => Buffer.from(base64url, 'base64url');

const row = () => ({ ...insert, values: [randomBytes(32).toString('hex')] });

async function writeWhole() {
  for (let n = 0; n < whole.alone; n++) await pool.query(row());
  const connection = await pool.connect();
  await connection.query('begin');
  for (let n = 0; n < whole.together; n++) await connection.query(row());
  await connection.query('commit');
  connection.release();
}

const server = createServer(async (request, response) => {
  const answer = (await json(request)) as Answer;
  const client = createHash('sha256').update(bytes(answer.clientDataJSON)).digest();
  const signed = Buffer.concat([bytes(answer.authenticatorData), client]);
  const isRight = verify('sha256', signed, key, bytes(answer.signature));
  if (isRight) await (request.url === '/whole' ? writeWhole() : pool.query(row()));
  response.writeHead(isRight ? 200 : 401, { 'content-type': 'application/json' }).end('{}');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
