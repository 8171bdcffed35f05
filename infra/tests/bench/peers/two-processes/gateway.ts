import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { initTRPC, TRPCError } from '@trpc/server';
import {
  type CreateFastifyContextOptions,
  type FastifyTRPCPluginOptions,
  fastifyTRPCPlugin,
} from '@trpc/server/adapters/fastify';
import { drizzle } from 'drizzle-orm/node-postgres';
import fastify from 'fastify';
import { accountOf } from '../shared/drizzle-store.ts';
import { SaveInput } from '../shared/inputs.ts';
import { sessionIn } from '../shared/session-cookie.ts';
import type { ServiceRouter } from './service.ts';

// A tRPC gateway that knows the session and asks the service. Written to stdout: the port.
const db = drizzle(process.env.DATABASE_URL as string);

const createContext = async ({ req }: CreateFastifyContextOptions) => ({
  account: await accountOf(db, sessionIn(req.headers.cookie)),
});

const t = initTRPC.context<typeof createContext>().create();

const serviceFor = (accountId: string) =>
  createTRPCClient<ServiceRouter>({
    links: [
      httpBatchLink({
        url: `${process.env.SERVICE_URL}/trpc`,
        headers: { 'x-secret': process.env.SERVICE_SECRET, 'x-account-id': accountId },
      }),
    ],
  });

const signedIn = t.procedure.use(({ ctx, next }) => {
  if (!ctx.account) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return next({ ctx: { service: serviceFor(ctx.account.id) } });
});

const appRouter = t.router({
  profile: t.router({ get: signedIn.query(({ ctx }) => ctx.service.profile.get.query()) }),
  personalDetails: t.router({
    save: signedIn.input(SaveInput).mutation(({ ctx, input }) => ctx.service.personalDetails.save.mutate(input)),
  }),
});

const server = fastify();
server.register(fastifyTRPCPlugin, {
  prefix: '/trpc',
  trpcOptions: { router: appRouter, createContext } satisfies FastifyTRPCPluginOptions<typeof appRouter>['trpcOptions'],
});
const url = await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${new URL(url).port}\n`);
