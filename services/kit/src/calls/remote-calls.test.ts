import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';
import { connectTo, createRemoteCalls, RemoteError } from './remote-calls.ts';

let answer: (request: IncomingMessage, response: ServerResponse) => void = () => {};
let asked: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];

const server = createServer(async (request, response) => {
  asked.push({ url: request.url, headers: request.headers, body: await text(request) });
  answer(request, response);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const connections = connectTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
afterAll(async () => {
  await connections.destroy();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const remote = () => createRemoteCalls({ connections, headers: async () => ({ 'x-request-id': 'r1' }) });
const answering = (status: number, body: unknown) => {
  answer = (_request, response) =>
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
};
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: RemoteError) => error,
  );

describe('calls made together', () => {
  it('leave together, by POST, and each gets its own answer', async () => {
    const refused = { message: 'No.', code: -32004, data: { code: 'NOT_FOUND', httpStatus: 404, reason: 'Gone' } };
    answering(207, [{ result: { data: 1 } }, { error: refused }, { result: {} }]);
    const { query } = remote();
    const calls = [query('a.b', { name: 'Ann' }), failureOf(query('c', undefined)), query('d', null)];
    expect(await Promise.all(calls)).toEqual([1, expect.any(RemoteError), undefined]);
    expect(await calls[1]).toMatchObject({ message: 'No.', status: 207, data: refused.data });
    expect(asked).toEqual([
      {
        url: '/trpc/a.b,c,d?batch=1',
        headers: expect.objectContaining({ 'content-type': 'application/json', 'x-request-id': 'r1' }),
        body: '{"0":{"name":"Ann"},"2":null}',
      },
    ]);
  });

  it('leave apart where one changes something, and where there are more than a service takes', async () => {
    answer = (request, response) => {
      const paths = request.url?.split('?')[0]?.split(',') ?? [];
      response.end(JSON.stringify(paths.map(() => ({ result: { data: true } }))));
    };
    const { query, mutation } = remote();
    await Promise.all([mutation('change', {}), ...Array.from({ length: 21 }, () => query('a', {}))]);
    expect(asked.map(({ url }) => url?.split(',').length).toSorted()).toEqual([1, 1, 20]);
  });
});

describe('a request that is passed on', () => {
  const request = { isBatch: true, paths: ['a.b', 'c'], body: '{ "0": {"name":"Ann"}, "1": 1.0 }' };

  it('keeps its body as it came, and what all went well the bytes of its answer', async () => {
    const said = '[{"result":{"data":1.50}}, {"result":{}}]';
    answering(200, said);
    expect(await remote().passOn('query', request)).toBe(said);
    expect(asked).toMatchObject([{ url: '/trpc/a.b,c?batch=1', body: request.body }]);
  });

  it('is answered call by call where one of them failed', async () => {
    const data = { code: 'NOT_FOUND', httpStatus: 404, reason: 'Gone' };
    answering(207, [{ result: { data: 1 } }, { error: { message: 'No.', data } }]);
    const [done, failed] = await remote().passOn('query', request);
    expect(done).toEqual({ data: 1 });
    expect(failed).toMatchObject({ name: 'RemoteError', message: 'No.', data });
  });

  it.each([
    ['what is not JSON', 200, '<html>'],
    ['too few answers', 207, [{ result: { data: 1 } }]],
    ['a refusal of our token', 401, { error: { message: 'A service token is needed.' } }],
  ])('fails as a whole at %s', async (_what, status, body) => {
    answering(status, body);
    expect(await failureOf(remote().passOn('query', request))).toMatchObject({ name: 'RemoteError', status });
  });
});

it('waits for its turn where as many calls as a service may have at once are not answered', async () => {
  const held: ServerResponse[] = [];
  const isFull = Promise.withResolvers<void>();
  answer = (_request, response) => {
    if (held.push(response) === 64) isFull.resolve();
  };
  const remotes = Array.from({ length: 100 }, () => createRemoteCalls({ connections, headers: async () => ({}) }));
  const answers = Promise.all(remotes.map(({ query }) => query('a', {})));
  await isFull.promise;
  answering(200, [{ result: { data: true } }]);
  for (const response of held) response.end(JSON.stringify([{ result: { data: true } }]));
  expect(await answers).toHaveLength(100);
  expect(await promisify(server.getConnections.bind(server))()).toBe(64);
});

describe('a call fails', () => {
  it('with the status alone where the service refused to look at it', async () => {
    answering(401, { error: { message: 'A service token is needed.' } });
    const failure = await failureOf(remote().query('a', {}));
    expect(failure).toMatchObject({ message: 'A service token is needed.', status: 401, data: undefined });
  });

  it.each([
    ['what is not JSON', '<html>'],
    ['nothing', ''],
    ['null', 'null'],
    ['too few answers', []],
    ['an answer of another kind', [7]],
  ])('with no word of the service at %s', async (_what, body) => {
    answering(200, body);
    const failure = await failureOf(remote().query('a', {}));
    expect(failure).toBeInstanceOf(RemoteError);
    expect(failure?.data).toBeUndefined();
  });

  it('by itself where it cannot be written as JSON, and the others of its turn are answered', async () => {
    answering(200, [{ result: { data: 'one' } }]);
    const around: { itself?: unknown } = {};
    around.itself = around;
    const { query } = remote();
    const [unsent, sent] = await Promise.all([failureOf(query('a', around)), query('b', 1)]);
    expect(unsent).toMatchObject({ data: { code: 'BAD_REQUEST' } });
    expect(sent).toBe('one');
    expect(asked.map(({ url, body }) => [url, body])).toEqual([['/trpc/b?batch=1', '{"0":1}']]);
  });

  it('with the status also where the words are not JSON', async () => {
    answering(413, '<html>');
    expect(await failureOf(remote().query('a', {}))).toMatchObject({ status: 413, data: undefined });
  });

  it('when nobody waits any more, and the service is told', async () => {
    const closed = Promise.withResolvers<void>();
    const leaving = new AbortController();
    answer = (_request, response) => {
      response.once('close', closed.resolve);
      leaving.abort();
    };
    expect(await failureOf(remote().query('a', {}, { signal: leaving.signal }))).toBeInstanceOf(RemoteError);
    await closed.promise;
    expect(await failureOf(remote().query('a', {}, { signal: leaving.signal }))).toBeInstanceOf(RemoteError);
    expect(asked).toHaveLength(1);
  });

  it('where nobody listens, and where no token can be signed', async () => {
    const nobody = connectTo(`http://127.0.0.1:${await freePort()}`);
    const calls = createRemoteCalls({ connections: nobody, headers: async () => ({}) });
    expect(await failureOf(calls.query('a', {}))).toBeInstanceOf(RemoteError);
    await nobody.destroy();
    const unsigned = createRemoteCalls({ connections, headers: () => Promise.reject(new Error('no key')) });
    expect(await failureOf(unsigned.query('a', {}))).toBeInstanceOf(RemoteError);
  });
});
