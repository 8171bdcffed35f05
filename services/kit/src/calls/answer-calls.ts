import { type AnyTRPCRouter, getTRPCErrorFromUnknown, getTRPCErrorShape, type TRPCError } from '@trpc/server';
import { type FastifyHandlerOptions, fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonRefusal } from './json-limits.ts';
import { type PlainCalls, plainCallsOf } from './plain-calls.ts';
import { takeJson } from './take-json.ts';

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
