import type { AnyTRPCProcedure, AnyTRPCRouter } from '@trpc/server';
import type { FastifyRequest } from 'fastify';

interface PlainCall {
  path: string;
  procedure: AnyTRPCProcedure;
  input: unknown;
}

export interface PlainCalls {
  isBatch: boolean;
  calls: PlainCall[];
}

/**
 * What a POST of JSON calls, where nothing about it is out of the ordinary: procedures that exist, all queries or all
 * mutations, no more of them than allowed, and a body that parses. Null for anything else.
 */
export function plainCallsOf(router: AnyTRPCRouter, request: FastifyRequest, maxBatchSize: number): PlainCalls | null {
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
  if (typeof body !== 'string') return null;
  try {
    const parsed: unknown = JSON.parse(body);
    if (!isBatch) return [parsed];
    return parsed && typeof parsed === 'object' && !Array.isArray(parsed) ? (parsed as Record<number, unknown>) : null;
  } catch {
    return null;
  }
}
