import { failureOf } from '../../api/failure.ts';

type Tables = Record<string, unknown>;

/** What each service keeps, as it is called on the screen. */
const sourceWords = { identity: 'your account details', willData: 'your answers for the will' };

export type Source = keyof typeof sourceWords;
export type Export = { exportedAt: string } & Record<Source, Tables>;

/** Some of it could not be read, so there is nothing worth keeping. */
export class ExportIncomplete extends Error {
  constructor(missing: readonly Source[]) {
    const named = missing.map((source) => sourceWords[source]).join(' and ');
    super(`We could not read ${named} just now, so nothing was saved. Try again in a few minutes.`);
  }
}

/** Everything in one, or the reason why not: what needs a recent sign-in is passed on as it is. */
export function combineExports(answers: Record<Source, PromiseSettledResult<Tables>>, exportedAt: string): Export {
  const { identity, willData } = answers;
  if (identity.status === 'fulfilled' && willData.status === 'fulfilled')
    return { exportedAt, identity: identity.value, willData: willData.value };

  const failed = (Object.keys(sourceWords) as Source[]).flatMap((source) => {
    const answer = answers[source];
    return answer.status === 'rejected' ? [{ source, error: answer.reason as unknown }] : [];
  });
  const needsProof = failed.find(({ error }) => failureOf(error).reason === 'ReauthenticationNeeded');
  throw needsProof?.error ?? new ExportIncomplete(failed.map(({ source }) => source));
}
