import { serviceNames, services } from '@plainwill/contracts';
import type { OpenSession } from '@plainwill/contracts/identity/sessions';
import { type ProcedureContract, proceduresOf } from '@plainwill/contracts/kit/contract';
import type { CallingAccount } from '@plainwill/contracts/kit/handlers-of';
import { inputsOf, type PlainRequest, sendAnswers, signalOf } from '@plainwill/kit/calls/answer-calls';
import { type PassedOn, RemoteError } from '@plainwill/kit/calls/remote-calls';
import { refusedRequest } from '@plainwill/kit/calls/send-failure';
import { instrumentAll } from '@plainwill/kit/telemetry/instrument';
import { type AnyTRPCRouter, getTRPCErrorFromUnknown, getTRPCErrorShape, TRPCError } from '@trpc/server';
import { getHTTPStatusCode } from '@trpc/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AuthorisedCall, authoriseCall, needsCaller, type ServiceCall } from './authorise-call.ts';
import type { GatewayContext } from './context.ts';
import { identityCalls } from './remotes/identity-calls.ts';

/** The gateway reads the input or answer of some procedures, or makes sure that no other call came with theirs. */
const isReadHere = ({ isCredential, isPasswordReset, isForAccount }: ProcedureContract) =>
  isCredential || isPasswordReset || isForAccount;

/** The calls that the gateway proxies, by the name a browser knows them by. */
const proxiedCalls = new Map(
  serviceNames.flatMap((service) =>
    proceduresOf(services[service]).flatMap(({ path, procedure }): [string, ServiceCall][] => {
      const { kind, access } = procedure;
      if (access === 'service' || kind === 'subscription' || isReadHere(procedure)) return [];
      return [[`${service}.${path}`, { service, path, kind, procedure }]];
    }),
  ),
);

/** The calls of a request, if all are of one kind, for one service and by one caller; else null. */
function callsOf({ paths }: PlainRequest): [ServiceCall, ...ServiceCall[]] | null {
  const calls = paths.map((path) => proxiedCalls.get(path));
  const [first] = calls;
  const isLikeFirst = (call: ServiceCall | undefined) =>
    first !== undefined &&
    call?.service === first.service &&
    call.kind === first.kind &&
    needsCaller(call) === needsCaller(first);
  return calls.every(isLikeFirst) ? (calls as [ServiceCall, ...ServiceCall[]]) : null;
}

/**
 * Reads of identity can bring their caller's session with them, which saves a question before the first of half a minute.
 * The caller is counted once known, so nothing may come so that is costly or has a limit of its own.
 */
const bringSession = (calls: readonly ServiceCall[]) =>
  calls.every(
    ({ service, kind, procedure: { isCostly, limit } }) =>
      service === 'identity' && kind === 'query' && !isCostly && limit === undefined,
  );

interface CallProxyDeps {
  /** Its errors are worded as this router’s. */
  router: AnyTRPCRouter;
  contextOf: (request: FastifyRequest, reply: FastifyReply, callsTogether: number) => GatewayContext;
  onError: (failure: { error: TRPCError; path: string; ctx: GatewayContext }) => void;
}

type Outcome = { data: unknown } | TRPCError;

/**
 * Proxies requests that the gateway need not read: a request whose calls are all for one service keeps its body, and where all of
 * them succeed the answer its bytes. Null for any other request.
 */
export function createCallProxy({ router, contextOf, onError }: CallProxyDeps) {
  /** The answer as it came, or the outcome of each call. */
  async function ask(
    calls: readonly [ServiceCall, ...ServiceCall[]],
    { isBatch, body }: PlainRequest,
    ctx: GatewayContext,
  ): Promise<string | Outcome[]> {
    const [{ service, kind }] = calls;
    const request = { isBatch, paths: calls.map(({ path }) => path), body };
    const signal = signalOf(ctx.reply);
    const inTurn = <T>(account: CallingAccount | null, sent: readonly ServiceCall[], work: () => Promise<T>) => {
      const isCostly = sent.some(({ procedure }) => procedure.isCostly);
      return account ? ctx.accountLimit({ account, count: sent.length, isCostly, signal }, work) : work();
    };

    let early: PassedOn | undefined;
    async function askAlong(sessionId: string): Promise<OpenSession | null> {
      let session: unknown;
      const resolved = (answered: unknown) => {
        session = answered;
      };
      // Others may wait for the same session, so the question does not end with its browser's patience.
      const answer = await ctx
        .remoteFor(service, null)
        .passOn(kind, request, { sessionAlong: { id: sessionId, resolved } });
      // The version before takes no session along.
      if (session === undefined) return identityCalls(ctx.remoteFor, null).query('sessions.resolve', { sessionId });
      early = answer;
      return session as OpenSession | null;
    }
    // Each call sees a failure by itself.
    if (bringSession(calls)) await ctx.account(askAlong).catch(() => undefined);

    const authorisations = await Promise.allSettled(calls.map((call) => authoriseCall(ctx, call)));
    const authorised = authorisations.flatMap((authorisation) =>
      authorisation.status === 'fulfilled' ? [authorisation.value] : [],
    );
    const [{ account } = { account: null }] = authorised;
    const remote = ctx.remoteFor(service, account);
    if (authorised.length === calls.length) {
      const send = async (): Promise<PassedOn> => early ?? remote.passOn(kind, request, { signal });
      const answer = await inTurn(account, calls, send).catch((cause: unknown) => authorised.map(() => ({ cause })));
      if (typeof answer === 'string') return answer;
      return answer.map((outcome, index) => {
        if ('data' in outcome && !(outcome instanceof RemoteError)) return outcome;
        const cause = outcome instanceof RemoteError ? outcome : outcome.cause;
        return (authorised[index] as AuthorisedCall).failed(cause, signal);
      });
    }

    // Some calls are refused, so the inputs of the others must be told apart.
    const inputs = inputsOf(body, isBatch);
    return Promise.all(
      calls.map(async (call, index): Promise<Outcome> => {
        const { path } = call;
        const authorisation = authorisations[index];
        if (authorisation?.status !== 'fulfilled') return getTRPCErrorFromUnknown(authorisation?.reason);
        if (!inputs) return refusedRequest(400);
        try {
          return { data: await inTurn(account, [call], () => remote[kind](path, inputs[index], { signal })) };
        } catch (cause) {
          return authorisation.value.failed(cause, signal);
        }
      }),
    );
  }

  return (plain: PlainRequest, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | null => {
    const calls = callsOf(plain);
    if (!calls) return null;
    const ctx = contextOf(request, reply, calls.length);
    const [{ kind }] = calls;
    const { _config: config } = router._def;

    const answerOf = (outcome: Outcome, path: string) => {
      if (!(outcome instanceof TRPCError)) return { result: outcome };
      onError({ error: outcome, path, ctx });
      const shape = { config, error: outcome, type: kind, path, input: undefined, ctx };
      return { error: getTRPCErrorShape(shape) };
    };
    return instrumentAll(plain.paths, async (reportFailures) => {
      const answer = await ask(calls, plain, ctx);
      if (typeof answer === 'string') return sendAnswers(reply, 200, answer);
      reportFailures(answer.map((outcome) => (outcome instanceof TRPCError ? outcome : null)));
      const answers = answer.map((outcome, index) => answerOf(outcome, plain.paths[index] ?? ''));
      return sendAnswers(reply, getHTTPStatusCode(answers), JSON.stringify(plain.isBatch ? answers : answers[0]));
    });
  };
}
