import { LockMode, MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { initTRPC, TRPCError } from '@trpc/server';
import {
  type CreateFastifyContextOptions,
  type FastifyTRPCPluginOptions,
  fastifyTRPCPlugin,
} from '@trpc/server/adapters/fastify';
import fastify from 'fastify';
import { SaveInput } from '../shared/inputs.ts';
import { prolonged, sessionIn } from '../shared/session-cookie.ts';
import { Account, AuditEntry, PersonalDetails, Session } from './entities.ts';

// tRPC on Fastify with MikroORM, in one process. Written to stdout: the port.
const orm = await MikroORM.init({
  clientUrl: process.env.DATABASE_URL,
  entities: [Account, Session, PersonalDetails, AuditEntry],
});

async function createContext({ req }: CreateFastifyContextOptions) {
  const { em } = orm;
  const idHash = sessionIn(req.headers.cookie);
  const now = new Date();
  const session = idHash
    ? await em.findOne(Session, { idHash, expiresAt: { $gt: now } }, { populate: ['account'] })
    : null;
  const expiresAt = session && prolonged(session.expiresAt, now);
  if (expiresAt) {
    session.expiresAt = expiresAt;
    await em.flush();
  }
  return { em, account: session?.account ?? null };
}

const t = initTRPC.context<typeof createContext>().create();

const signedIn = t.procedure.use(({ ctx, next }) => {
  if (!ctx.account) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return next({ ctx: { ...ctx, account: ctx.account } });
});

const appRouter = t.router({
  profile: t.router({
    get: signedIn.query(({ ctx }) => ctx.em.findOneOrFail(Account, { id: ctx.account.id }, { refresh: true })),
  }),
  personalDetails: t.router({
    save: signedIn.input(SaveInput).mutation(({ ctx, input: { basedOn, changes } }) =>
      ctx.em.transactional(async (em) => {
        const accountId = ctx.account.id;
        const before = await em.findOne(PersonalDetails, { accountId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if ((before?.version ?? 0) !== basedOn) throw new TRPCError({ code: 'CONFLICT' });
        const saved = before ? em.assign(before, changes) : em.create(PersonalDetails, { accountId, ...changes });
        em.create(AuditEntry, { accountId, action: 'personal-details.save', at: new Date() });
        await em.flush();
        return { version: saved.version };
      }),
    ),
  }),
});

const server = fastify();
server.addHook('onRequest', (_request, _reply, done) => RequestContext.create(orm.em, done));
server.register(fastifyTRPCPlugin, {
  prefix: '/trpc',
  trpcOptions: { router: appRouter, createContext } satisfies FastifyTRPCPluginOptions<typeof appRouter>['trpcOptions'],
});
const url = await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${new URL(url).port}\n`);
