import { initTRPC, TRPCError } from '@trpc/server';
import { drizzle } from 'drizzle-orm/node-postgres';
import superjson from 'superjson';
import { accountOf, profileOf, save } from '../../shared/drizzle-store.ts';
import { SaveInput } from '../../shared/inputs.ts';
import { sessionIn } from '../../shared/session-cookie.ts';

const db = drizzle(process.env.DATABASE_URL as string);

export const createContext = async ({ headers }: { headers: Headers }) => ({
  account: await accountOf(db, sessionIn(headers.get('cookie'))),
});

const t = initTRPC.context<typeof createContext>().create({ transformer: superjson });

const signedIn = t.procedure.use(({ ctx, next }) => {
  if (!ctx.account) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return next({ ctx: { account: ctx.account } });
});

export const appRouter = t.router({
  profile: t.router({ get: signedIn.query(({ ctx }) => profileOf(db, ctx.account.id)) }),
  personalDetails: t.router({
    save: signedIn.input(SaveInput).mutation(({ ctx, input }) => save(db, ctx.account.id, input)),
  }),
});
