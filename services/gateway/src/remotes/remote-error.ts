import type { ServiceName } from '@plainwill/contracts';
import { RemoteError } from '@plainwill/kit/calls/remote-calls';
import { refusedRequest } from '@plainwill/kit/calls/send-failure';
import { RemoteFailure, unavailableMessage } from '@plainwill/kit/failure';
import { Refusal } from '@plainwill/kit/refusal';
import { TRPCError } from '@trpc/server';

/** A failed call to a service, as the browser may see it: what was refused stays whole, what broke says nothing. */
export function asGatewayError(cause: unknown, service: ServiceName): TRPCError {
  if (cause instanceof TRPCError) return cause;
  if (cause instanceof Refusal) return new TRPCError({ code: cause.code, message: cause.message, cause });
  if (!(cause instanceof RemoteError)) {
    return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: new Error(`${service} failed`, { cause }) });
  }
  const { data, status } = cause;
  // Our own token was refused; nobody is signed out by our mistake.
  const isOurToken = status === 401 && !data?.reason;
  if (isOurToken || data?.code === 'INTERNAL_SERVER_ERROR')
    return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause });
  // The HTTP server of the service did not even read it.
  if (!data?.code && (status === 400 || status === 413)) return refusedRequest(status, cause);
  if (!data?.code) return new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: unavailableMessage, cause });
  return new TRPCError({ code: data.code, message: cause.message, cause: new RemoteFailure(cause.message, data) });
}
