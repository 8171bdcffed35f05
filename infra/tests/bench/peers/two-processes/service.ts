import { initTRPC, TRPCError } from '@trpc/server';
import {
  type CreateFastifyContextOptions,
  type FastifyTRPCPluginOptions,
  fastifyTRPCPlugin,
} from '@trpc/server/adapters/fastify';
import { drizzle } from 'drizzle-orm/node-postgres';
import fastify from 'fastify';
import { profileOf, save } from '../shared/drizzle-store.ts';
import { SaveInput } from '../shared/inputs.ts';

// A tRPC service that believes whoever knows its secret. Written to stdout: the port.
const db = drizzle(process.env.DATABASE_URL as string);

const createContext = ({ req: { headers } }: CreateFastifyContextOptions) => ({
  accountId: headers['x-secret'] === process.env.SERVICE_SECRET ? headers['x-account-id']?.toString() : undefined,
});

const t = initTRPC.context<typeof createContext>().create();

const forAccount = t.procedure.use(({ ctx, next }) => {
  if (!ctx.accountId) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return next({ ctx: { accountId: ctx.accountId } });
});

const serviceRouter = t.router({
  profile: t.router({ get: forAccount.query(({ ctx }) => profileOf(db, ctx.accountId)) }),
  personalDetails: t.router({
    save: forAccount.input(SaveInput).mutation(({ ctx, input }) => save(db, ctx.accountId, input)),
  }),
});
export type ServiceRouter = typeof serviceRouter;

const server = fastify();
server.register(fastifyTRPCPlugin, {
  prefix: '/trpc',
  trpcOptions: { router: serviceRouter, createContext } satisfies FastifyTRPCPluginOptions<
    typeof serviceRouter
  >['trpcOptions'],
});
const url = await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${new URL(url).port}\n`);
