import { TRPCClientError } from '@trpc/client';
import { failureOf } from '../../api/failure.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

/** Why signing in or up failed, unless the words already stand beside a field. */
export function AuthAlert({ error }: { error: unknown }) {
  if (!error) return null;
  const { message, code, fields } = failureOf(error);
  if (Object.keys(fields).length > 0) return null;
  const words = code === null ? '' : message;
  return <Notice tone="error">{words || (isUnanswered(error) ? notReached : unknown)}</Notice>;
}

/** `fetch` throws a TypeError where no answer came at all. */
function isUnanswered(error: unknown) {
  const cause = error instanceof TRPCClientError ? error.cause : error;
  return cause instanceof TypeError;
}

const unknown = 'An error occurred during authentication';
const notReached = "We can't reach Plainwill right now. Try again in a moment.";
