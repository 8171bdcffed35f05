import type { ServiceName } from '@plainwill/contracts';
import type { FailureData } from '@plainwill/contracts/kit/reasons';
import { brand } from '@plainwill/contracts/shared/brand';
import { RemoteFailure } from '@plainwill/kit/failure';
import { TRPCClientError } from '@trpc/client';
import { TRPCError } from '@trpc/server';

const unavailableMessage = `This part of ${brand.name} is not answering right now. Nothing you typed is lost. Try again in a moment.`;

/** A failed call to a service, as the browser may see it: what was refused stays whole, what broke says nothing. */
export function asGatewayError(cause: unknown, service: ServiceName): TRPCError {
  if (!(cause instanceof TRPCClientError)) {
    return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: new Error(`${service} failed`, { cause }) });
  }
  const data = cause.data as FailureData | undefined;
  const status = (cause.meta?.response as Response | undefined)?.status;
  // Our own token was refused; nobody is signed out by our mistake.
  const isOurToken = status === 401 && !data?.reason;
  if (isOurToken || data?.code === 'INTERNAL_SERVER_ERROR')
    return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause });
  if (!data?.code) return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: unavailableMessage, cause });
  return new TRPCError({ code: data.code, message: cause.message, cause: new RemoteFailure(cause.message, data) });
}
