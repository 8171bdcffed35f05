import {
  type AnyTRPCProcedure,
  type AnyTRPCRouter,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  type TRPCError,
} from '@trpc/server';
import { type FastifyHandlerOptions, fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonRefusal, takeJson } from './json-limits.ts';

export const maxBatchSize = 20;

interface Answering<Ctx> {
  router: AnyTRPCRouter;
  /** Must not throw: whatever can fail belongs into the calls. */
  contextOf: (request: FastifyRequest, reply: FastifyReply, callsTogether: number) => Ctx;
  onError: (failure: { error: TRPCError; path: string | undefined; ctx: Ctx | undefined }) => void;
}

/**
 * Serves a router at `/trpc`. Plain JSON calls, which is what our own clients send, go straight to its procedures;
 * tRPC's own adapter, which makes a Fetch request and response of each, has what is left. Nobody can tell the two apart.
 */
export function answerCalls<Ctx extends object>(http: FastifyInstance, { router, contextOf, onError }: Answering<Ctx>) {
  const stock: FastifyHandlerOptions<AnyTRPCRouter, FastifyRequest, FastifyReply> = {
    router,
    allowMethodOverride: true,
    maxBatchSize,
    createContext: ({ req, res, info }) => contextOf(req, res, info.calls.length),
    onError: ({ error, path, ctx }) => onError({ error, path, ctx: ctx as Ctx | undefined }),
  };

  async function answer({ isBatch, calls }: PlainCalls, request: FastifyRequest, reply: FastifyReply) {
    const ctx = contextOf(request, reply, calls.length);
    const signal = signalOf(reply);
    const answers = await Promise.all(
      calls.map(async ({ path, procedure, input }, batchIndex) => {
        const { type } = procedure._def;
        try {
          const getRawInput = async () => input;
          return { result: { data: await procedure({ path, type, ctx, signal, batchIndex, getRawInput } as never) } };
        } catch (cause) {
          const error = getTRPCErrorFromUnknown(cause);
          onError({ error, path, ctx });
          return { error: getTRPCErrorShape({ config: router._def._config, error, type, path, input, ctx }) };
        }
      }),
    );
    return (
      reply
        .code(getHTTPStatusCode(answers))
        .header('vary', 'trpc-accept, accept')
        .header('content-type', 'application/json')
        // Named, for without one Fastify adds a charset to the type.
        .serializer(JSON.stringify)
        .send(isBatch ? answers : answers[0])
    );
  }

  const maxBytes = http.initialConfig.bodyLimit ?? 0;
  // As it is: the calls in it are parsed where they are looked for.
  takeJson(http, (text) => text);
  http.all<{ Params: { path: string } }>('/trpc/:path', (request, reply) => {
    // tRPC's own adapter reads what a GET asks for from its address.
    for (const text of Object.values(request.query as object).flat()) {
      const refusal = jsonRefusal(String(text), maxBytes);
      if (refusal) throw refusal;
    }
    const plain = plainCallsOf(router, request, maxBatchSize);
    if (plain) return answer(plain, request, reply);
    return fastifyRequestHandler({ ...stock, req: request, res: reply, path: request.params.path });
  });
}

/** Aborted when the caller is gone before the answer. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

interface PlainCall {
  path: string;
  procedure: AnyTRPCProcedure;
  input: unknown;
}

interface PlainCalls {
  isBatch: boolean;
  calls: PlainCall[];
}

/**
 * What a POST of JSON calls, where nothing about it is out of the ordinary: procedures that exist, all queries or all
 * mutations, no more of them than allowed, and a body that parses. Null for anything else.
 */
function plainCallsOf(router: AnyTRPCRouter, request: FastifyRequest, maxBatchSize: number): PlainCalls | null {
  const [address = '', search] = request.url.split('?');
  const isBatch = search === 'batch=1';
  if (!isPlainJson(request) || !(isBatch || search === undefined) || address.includes('%')) return null;
  const name = address.slice(address.lastIndexOf('/') + 1);
  const paths = isBatch ? name.split(',') : [name];
  if (paths.length > maxBatchSize) return null;
  const inputs = inputsOf(request.body, isBatch);
  if (!inputs) return null;
  const procedures = router._def.procedures as Partial<Record<string, AnyTRPCProcedure>>;
  const calls: PlainCall[] = [];
  for (const [index, path] of paths.entries()) {
    const procedure = procedures[path];
    if (!procedure || procedure._def.type !== procedures[paths[0] ?? '']?._def.type) return null;
    calls.push({ path, procedure, input: inputs[index] });
  }
  return calls[0]?.procedure._def.type === 'subscription' ? null : { isBatch, calls };
}

const isPlainJson = ({ method, headers }: FastifyRequest) =>
  method === 'POST' &&
  headers['content-type']?.startsWith('application/json') === true &&
  headers['trpc-accept'] === undefined &&
  !headers.accept?.includes('jsonl');

/** By the call's place in the batch. */
function inputsOf(body: unknown, isBatch: boolean): Record<number, unknown> | null {
  // What needs no input may be sent without a body, as tRPC's own client does.
  if (body === undefined || body === '') return {};
  if (typeof body !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(body);
    if (!isBatch) return [parsed];
    return parsed && typeof parsed === 'object' && !Array.isArray(parsed) ? (parsed as Record<number, unknown>) : null;
  } catch {
    return null;
  }
}
