import { vi } from 'vitest';

export type Answers = Record<string, (input: unknown) => unknown>;

/** A refusal, as a service would give it. */
export class Refused extends Error {
  readonly data: object;
  constructor(message: string, data: object = {}) {
    super(message);
    this.data = { code: 'BAD_REQUEST', httpStatus: 400, ...data };
  }
}

type Answer = { result: { data?: unknown } } | { error: object };

async function answerOne(answers: Answers, name: string, input: unknown): Promise<Answer> {
  const answer = answers[name];
  if (!answer) throw new Error(`The test has no answer to ${name}`);
  try {
    return { result: { data: await answer(input) } };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { error: { message: error.message, code: -32000, data: error.data } };
  }
}

/** Signing in and out, which are no procedures: answered by the function of their path. */
async function answerRoute(answers: Answers, path: string, input: unknown): Promise<Response> {
  const answer = await answerOne(answers, path, input);
  return 'error' in answer ? Response.json(answer, { status: 400 }) : Response.json(answer.result.data ?? {});
}

/** Stands in for the gateway: each call is answered by the function of its name. */
export function answerCalls(answers: Answers): void {
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    if (!address.startsWith('/trpc/')) return answerRoute(answers, address, JSON.parse(body ?? '{}'));
    const names = address.replace('/trpc/', '').replace(/\?.*/, '').split(',');
    const inputs = JSON.parse(body ?? '{}') as Record<number, unknown>;
    return Response.json(await Promise.all(names.map((name, index) => answerOne(answers, name, inputs[index]))));
  });
}
