import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { paths } from '../../paths/paths.ts';
import { leaveTo } from '../../ui/browser/links.ts';
import { openSectionsAtom } from './open-sections.ts';
import { askedAtom } from './reauthentication.ts';

/** Sent back for want of a recent sign-in, the person shows who they are and goes on to Google. */
export function useConnectOnceProven(isSentBack: boolean) {
  const ask = useSetAtom(askedAtom);
  const setOpen = useSetAtom(openSectionsAtom);
  useEffect(() => {
    if (!isSentBack) return;
    setOpen((open) => ({ ...open, google: true }));
    ask({ errand: null, goOn: () => leaveTo(paths.google('connect')) });
  }, [isSentBack, ask, setOpen]);
}
