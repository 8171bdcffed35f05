import { useEffect, useRef } from 'react';
import { ApiProvider } from '../api/api-provider.tsx';
import { useMe } from '../api/session.ts';
import { useSignOut } from '../session/use-sign-out.tsx';

interface SessionProps {
  /** Sign Out was pressed, perhaps before there was anything behind it. */
  isLeaving: boolean;
  /** When signing out did not succeed, and when nobody is left to sign out. */
  onSettled: () => void;
}

/** Checks whether the session is still open, and ends it. Shows only the question about unsaved changes. */
export default function Session(props: SessionProps) {
  return (
    <ApiProvider>
      <Ending {...props} />
    </ApiProvider>
  );
}

function Ending({ isLeaving, onSettled }: SessionProps) {
  useMe();
  const { start, hasFailed, question } = useSignOut({ onStay: onSettled });
  const act = useRef({ start, onSettled });
  act.current = { start, onSettled };
  useEffect(() => {
    if (isLeaving) act.current.start();
  }, [isLeaving]);
  useEffect(() => {
    if (hasFailed) act.current.onSettled();
  }, [hasFailed]);
  useEffect(() => () => act.current.onSettled(), []);
  return question;
}
