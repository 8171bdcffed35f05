import { gatewayPaths } from '@plainwill/contracts/shared/gateway-paths';
import { willDataContract } from '@plainwill/contracts/will-data/contract';
import { sendFailure } from '@plainwill/kit/calls/send-failure';
import type { FastifyInstance } from 'fastify';
import { authoriseCall } from '../authorise-call.ts';
import { type ContextDeps, createContextOf } from '../context.ts';
import { asGatewayError } from '../remotes/remote-error.ts';

const mediaTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain', 'application/json'];
const maxBodyBytes = 1024;
/** The page on which a person turns reminders off. */
const page = '/auth/reminders';

const call = {
  service: 'willData',
  path: 'reminders.stop',
  kind: 'mutation',
  procedure: willDataContract.reminders.stop,
} as const;

/**
 * Opened, the link of a letter leads to a page: programs that look at mail open every link, and must stop nothing. What
 * a mail service posts for its user does (RFC 8058); the token alone says whose letters they are, whatever the body says.
 */
export async function takeUnsubscribing(http: FastifyInstance, deps: ContextDeps) {
  const contextOf = createContextOf(deps);
  await http.register(async (links) => {
    links.removeAllContentTypeParsers();
    links.addContentTypeParser(mediaTypes, { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, body, done) =>
      done(null, body),
    );
    links.get<{ Params: { token: string } }>(`${gatewayPaths.unsubscribe}/:token`, async ({ params }, reply) =>
      reply.redirect(`${page}#token=${encodeURIComponent(params.token)}`, 303),
    );
    links.post<{ Params: { token: string } }>(`${gatewayPaths.unsubscribe}/:token`, async (request, reply) => {
      const ctx = contextOf(request, reply);
      try {
        await authoriseCall(ctx, call);
        await ctx.remoteFor(call.service, null).mutation(call.path, { token: request.params.token });
      } catch (cause) {
        return sendFailure(reply, asGatewayError(cause, call.service));
      }
      return reply.code(204).send();
    });
  });
}
