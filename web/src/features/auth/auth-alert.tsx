import { failureOf } from '../../api/failure.ts';
import { Notice } from '../../ui/notice.tsx';

/** Why signing in or up failed, unless the words already stand beside a field. */
export function AuthAlert({ error }: { error: unknown }) {
  if (!error) return null;
  const { message, code, fields } = failureOf(error);
  if (Object.keys(fields).length > 0) return null;
  return <Notice tone="error">{code === null ? notReached : message || unknown}</Notice>;
}

const unknown = 'An error occurred during authentication';
const notReached = "We can't reach Plainwill right now. Try again in a moment.";
