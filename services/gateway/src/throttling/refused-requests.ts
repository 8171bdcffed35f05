import { perMinute } from '@plainwill/contracts/kit/contract';
import { sendFailure } from '@plainwill/kit/calls/send-failure';
import { TRPCError } from '@trpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { publicLimits } from '../forward.ts';
import type { LogRefusal } from '../http/refusal-log.ts';
import { loggedPath } from '../http/request-details.ts';
import type { Throttle } from './throttle.ts';

export const refusedRequestLimit = perMinute(60);

/** The calls that an address of the API names, as `notifications.leads.submit`. */
const callsOf = (url: string) => url.split('?')[0]?.replace('/trpc/', '').split(',') ?? [];

/**
 * Refuses requests that are not even read: too deep, too large, broken. Each counts against the address it came from,
 * as a call of every public procedure that it names and in all.
 */
export function createRefusedRequests({ throttle }: { throttle: Throttle }, logRefusal: LogRefusal) {
  async function count({ ip, url }: FastifyRequest, reply: FastifyReply) {
    await throttle('refusedRequests', refusedRequestLimit, ip, reply);
    for (const path of callsOf(url)) {
      const ofProcedure = publicLimits.get(path);
      if (ofProcedure) await throttle(path, ofProcedure, ip, reply);
    }
  }

  return async (failure: TRPCError, request: FastifyRequest, reply: FastifyReply) => {
    const tooMany = await count(request, reply).then(
      () => null,
      (error) => (error instanceof TRPCError ? error : null),
    );
    const { code } = tooMany ?? failure;
    const details = { requestId: request.id, path: loggedPath(request.url), code };
    logRefusal('refused a request unread', request.ip, details);
    return sendFailure(reply, tooMany ?? failure);
  };
}

export type RefuseRequest = ReturnType<typeof createRefusedRequests>;
