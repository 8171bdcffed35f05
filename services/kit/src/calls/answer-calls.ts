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

export interface Answering<Ctx> {
  router: AnyTRPCRouter;
  /** Must not throw: whatever can fail belongs into the calls. */
  contextOf: (request: FastifyRequest, reply: FastifyReply, callsTogether: number) => Ctx;
  onError: (failure: { error: TRPCError; path: string | undefined; ctx: Ctx | undefined }) => void;
  /** Answers a request whose body need not be read; null leaves it to the router. */
  passOn?: (plain: PlainRequest, request: FastifyRequest, reply: FastifyReply) => Promise<unknown> | null;
}

/** A POST of JSON with nothing out of the ordinary about it. */
export interface PlainRequest {
  isBatch: boolean;
  paths: string[];
  /** JSON as it came; empty where there is none. */
  body: string;
}

/**
 * Serves a router at `/trpc`. Plain JSON calls, which is what our own clients send, go straight to its procedures;
 * tRPC's own adapter, which makes a Fetch request and response of each, has what is left. Nobody can tell the two apart.
 */
export function answerCalls<Ctx extends object>(
  http: FastifyInstance,
  { router, contextOf, onError, passOn }: Answering<Ctx>,
) {
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
    return sendAnswers(reply, getHTTPStatusCode(answers), JSON.stringify(isBatch ? answers : answers[0]));
  }

  const maxBytes = http.initialConfig.bodyLimit ?? 0;
  // As it is: the calls in it are parsed where they are looked for.
  takeJson(http, (text) => text);
  http.all<{ Params: { path: string } }>('/trpc/:path', (request, reply) => {
    const plain = plainRequestOf(request);
    const passed = plain && passOn?.(plain, request, reply);
    if (passed) return passed;
    const calls = plain && plainCallsOf(router, plain);
    if (calls) return answer(calls, request, reply);
    // tRPC's own adapter reads what a GET asks for from its address.
    for (const text of Object.values(request.query as object).flat()) {
      const refusal = jsonRefusal(String(text), maxBytes);
      if (refusal) throw refusal;
    }
    return fastifyRequestHandler({ ...stock, req: request, res: reply, path: request.params.path });
  });
}

/** Sends JSON with the headers of tRPC's own adapter. */
export const sendAnswers = (reply: FastifyReply, status: number, json: string) =>
  reply
    .code(status)
    .header('vary', 'trpc-accept, accept')
    .header('content-type', 'application/json')
    // Named, for without one Fastify adds a charset to the type.
    .serializer(asItIs)
    .send(json);

const asItIs = (json: string) => json;

/** Aborted when the caller is gone before the answer. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
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

function plainRequestOf(request: FastifyRequest): PlainRequest | null {
  const { url, body = '' } = request;
  const [address = '', search] = url.split('?');
  const isBatch = search === 'batch=1';
  if (!isPlainJson(request) || !(isBatch || search === undefined) || address.includes('%')) return null;
  const name = address.slice(address.lastIndexOf('/') + 1);
  const paths = isBatch ? name.split(',') : [name];
  return paths.length <= maxBatchSize && typeof body === 'string' ? { isBatch, paths, body } : null;
}

/** What it calls, where that is procedures that exist, all queries or all mutations, and a body that parses; or null. */
function plainCallsOf(router: AnyTRPCRouter, { isBatch, paths, body }: PlainRequest): PlainCalls | null {
  const inputs = inputsOf(body, isBatch);
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

/** By the call's place in the batch; null for what cannot be read. */
export function inputsOf(body: string, isBatch: boolean): Record<number, unknown> | null {
  // What needs no input may be sent without a body, as tRPC's own client does.
  if (body === '') return {};
  try {
    const parsed: unknown = JSON.parse(body);
    if (!isBatch) return [parsed];
    return parsed && typeof parsed === 'object' && !Array.isArray(parsed) ? (parsed as Record<number, unknown>) : null;
  } catch {
    return null;
  }
}
