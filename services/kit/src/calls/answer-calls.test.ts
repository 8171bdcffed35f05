import type { AddressInfo } from 'node:net';
import { mutation, perMinute, query } from '@plainwill/contracts/kit/contract';
import { createTRPCUntypedClient, httpBatchLink, httpBatchStreamLink, httpLink, TRPCClientError } from '@trpc/client';
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify, { type FastifyReply } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { implement } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import { aCall } from '../testing/call.ts';
import { answerCalls, maxBatchSize } from './answer-calls.ts';

const limit = perMinute(1);
const contract = {
  greet: query({
    access: 'public',
    limit,
    input: z.strictObject({ name: z.string().max(5), nested: z.array(z.int()).optional() }),
    output: z.string(),
  }),
  nothing: query({ access: 'public', limit, input: z.void(), output: z.void() }),
  own: query({ access: 'account', input: z.void(), output: z.string() }),
  refuse: query({ access: 'public', limit, input: z.void(), output: z.string() }),
  broken: query({ access: 'public', limit, input: z.void(), output: z.string() }),
  change: mutation({ access: 'public', limit, input: z.strictObject({ to: z.string() }), output: z.unknown() }),
};

let abandoned = Promise.withResolvers<void>();
const begun: string[] = [];
const router = implement(contract, {
  contextFor: () => ({}),
  handlers: {
    greet: ({ input, signal }) => {
      if (input.name !== 'wait') return `Hello ${input.name} – ‘¡ü’ 🙂`;
      begun.push(input.name);
      signal?.addEventListener('abort', () => abandoned.resolve());
      return new Promise<string>(() => {});
    },
    nothing: () => undefined,
    own: ({ ctx }) => ctx.account.id,
    refuse: () => {
      throw new Refusal('ExecutorNotFound');
    },
    broken: () => {
      throw new Error('connect ECONNREFUSED db.internal:5432');
    },
    change: ({ input }) => ({ changed: input.to, at: [1, null, { deep: true }] }),
  },
});

const failures: Record<'ours' | 'stock', string[]> = { ours: [], stock: [] };

function contextOf(reply: FastifyReply, callsTogether: number) {
  reply.header('set-cookie', `calls=${callsTogether}`);
  return aCall({ requestId: 'request-1' });
}

const ours = Fastify();
answerCalls(ours, {
  router,
  contextOf: (_request, reply, callsTogether) => contextOf(reply, callsTogether),
  onError: ({ error, path }) => failures.ours.push(`${path} ${error.code}`),
});
const stock = Fastify();
stock.register(fastifyTRPCPlugin, {
  prefix: '/trpc',
  trpcOptions: {
    router,
    allowMethodOverride: true,
    maxBatchSize,
    createContext: ({ res, info }: { res: FastifyReply; info: { calls: unknown[] } }) =>
      contextOf(res, info.calls.length),
    onError: ({ error, path }: { error: { code: string }; path?: string }) =>
      failures.stock.push(`${path} ${error.code}`),
  },
});
const listening = async (http: typeof ours) => {
  await http.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
};
const urls = { ours: await listening(ours), stock: await listening(stock) };
afterAll(() => Promise.all([ours.close(), stock.close()]));

async function answersTo(path: string, init: RequestInit) {
  const answerOf = async (who: 'ours' | 'stock') => {
    failures[who] = [];
    const answer = await fetch(`${urls[who]}/trpc/${path}`, init);
    const { headers, status } = answer;
    const shown = ['content-type', 'vary', 'set-cookie', 'allow'].map((name) => headers.get(name));
    return { status, shown, bytes: await answer.text(), failures: failures[who] };
  };
  return { ours: await answerOf('ours'), stock: await answerOf('stock') };
}

const json = { 'content-type': 'application/json' };
const post = (body?: string, headers: Record<string, string> = json): RequestInit => ({
  method: 'POST',
  headers,
  ...(body !== undefined && { body }),
});
const ann = '{"0":{"name":"Ann"}}';

describe('an answer is the same to the byte, and tells of the same failures, as that of tRPC’s own adapter', () => {
  it.each<[string, string, RequestInit]>([
    ['one call', 'greet', post('{"name":"Ann"}')],
    ['one call in a batch', 'greet?batch=1', post(ann)],
    ['several', 'greet,nothing,greet?batch=1', post('{"0":{"name":"Ann"},"2":{"name":"Bea"}}')],
    ['a mutation', 'change?batch=1', post('{"0":{"to":"x"}}')],
    ['no input', 'nothing?batch=1', post('{}')],
    ['null for no input', 'nothing?batch=1', post('{"0":null}')],
    ['input beyond its limit', 'greet?batch=1', post('{"0":{"name":"Annabel"}}')],
    ['an unknown key', 'greet', post('{"name":"Ann","__proto__":{"a":1},"extra":1}')],
    ['a refusal beside a success', 'refuse,greet?batch=1', post('{"1":{"name":"Ann"}}')],
    ['a stranger', 'own?batch=1', post('{}')],
    ['a bug', 'broken?batch=1', post('{}')],
    ['failures of one kind', 'refuse,refuse?batch=1', post('{}')],
    ['an unknown path', 'unheard.of?batch=1', post('{}')],
    ['an unknown path beside a known one', 'greet,toString,__proto__?batch=1', post(ann)],
    ['an empty path in a batch', 'greet,?batch=1', post(ann)],
    ['malformed JSON', 'greet?batch=1', post('{"0":')],
    ['malformed JSON for a call that needs none', 'nothing', post('{"')],
    ['a list as a batch', 'greet?batch=1', post('[{"name":"Ann"}]')],
    ['a number as a batch', 'greet?batch=1', post('7')],
    ['null as a batch', 'greet?batch=1', post('null')],
    ['a mark before the JSON', 'greet?batch=1', post(`\uFEFF${ann}`)],
    ['the most in one batch', `${Array(20).fill('nothing')}?batch=1`, post('{}')],
    ['too many in one batch', `${Array(21).fill('nothing')}?batch=1`, post('{}')],
    ['queries beside mutations', 'greet,change?batch=1', post(ann)],
    ['a comma where there is no batch', 'greet,greet', post('{"name":"Ann"}')],
    ['another batch mark', 'greet?batch=2', post('{"name":"Ann"}')],
    ['more in the query', 'greet?batch=1&input=1', post(ann)],
    ['an encoded path', 'gr%65et?batch=1', post(ann)],
    ['a charset', 'greet?batch=1', post(ann, { 'content-type': 'application/json; charset=utf-8' })],
    ['something like JSON', 'greet?batch=1', post(ann, { 'content-type': 'application/jsonp' })],
    ['a query by GET', `greet?batch=1&input=${encodeURIComponent(ann)}`, {}],
    ['a mutation by GET', 'change?batch=1&input=%7B%7D', {}],
    ['a mutation by PUT', 'change?batch=1', { ...post('{"0":{"to":"x"}}'), method: 'PUT' }],
    ['a HEAD', 'nothing', { method: 'HEAD' }],
    ['a stream', 'greet?batch=1', post(ann, { ...json, 'trpc-accept': 'application/jsonl' })],
    ['a stream by its other name', 'greet?batch=1', post(ann, { ...json, accept: 'application/jsonl' })],
    ['connection parameters', 'greet?batch=1&connectionParams=%7B%7D', post(ann)],
  ])('%s', async (_what, path, init) => {
    const answers = await answersTo(path, init);
    expect(answers.ours).toEqual(answers.stock);
  });
});

describe('a POST without a body', () => {
  it.each([
    ['one call', 'nothing', '{"result":{}}'],
    ['a batch', 'nothing,nothing?batch=1', '[{"result":{}},{"result":{}}]'],
  ])('is a call without input, as %s', async (_how, path, answer) => {
    const { ours } = await answersTo(path, post());
    expect(ours).toMatchObject({ status: 200, bytes: answer });
  });

  it('names what is missing where input is needed', async () => {
    const { ours } = await answersTo('greet', post());
    expect(JSON.parse(ours.bytes).error.data).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { input: expect.any(String) },
    });
  });
});

describe('tRPC’s own client', () => {
  const url = `${urls.ours}/trpc`;
  const links = {
    'in batches by POST': httpBatchLink({ url, methodOverride: 'POST' }),
    'in batches': httpBatchLink({ url }),
    'one at a time by POST': httpLink({ url, methodOverride: 'POST' }),
    'in streams': httpBatchStreamLink({ url }),
    'in streams by POST': httpBatchStreamLink({ url, methodOverride: 'POST' }),
  };

  it.each(Object.entries(links))('is understood %s', async (_how, link) => {
    const client = createTRPCUntypedClient({ links: [link] });
    const [greeting, nothing, refused, changed] = await Promise.all([
      client.query('greet', { name: 'Ann' }),
      client.query('nothing'),
      client.query('refuse').catch((error) => error),
      client.mutation('change', { to: 'x' }),
    ]);
    expect(greeting).toMatch(/^Hello Ann/);
    expect(nothing).toBeUndefined();
    expect(refused).toBeInstanceOf(TRPCClientError);
    expect(changed).toEqual({ changed: 'x', at: [1, null, { deep: true }] });
  });
});

it('lets a handler know that nobody waits for its answer any more', async () => {
  abandoned = Promise.withResolvers();
  const leaving = new AbortController();
  const asked = fetch(`${urls.ours}/trpc/greet`, { ...post('{"name":"wait"}'), signal: leaving.signal });
  await expect.poll(() => begun).toEqual(['wait']);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await abandoned.promise;
});
