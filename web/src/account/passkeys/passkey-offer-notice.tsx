import { useSetAtom } from 'jotai';
import { RESET } from 'jotai/utils';
import { Fingerprint } from 'lucide-react';
import { useEffect, useId } from 'react';
import { paths } from '../../shared/paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { noteOffer } from './passkey-offer.ts';
import { passkeyOfferAtom } from './passkey-offer-atom.ts';

/** Offers a passkey once after a sign-in with a password, without interrupting. */
export default function PasskeyOfferNotice() {
  const setOffered = useSetAtom(passkeyOfferAtom);
  const title = useId();
  useEffect(noteOffer, []);
  const decline = () => {
    setOffered(RESET);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside
      aria-labelledby={title}
      className="mb-5 flex flex-col gap-x-6 gap-y-3 rounded-card border border-line bg-card px-5 py-4 sm:mb-7 sm:flex-row sm:items-center sm:justify-between sm:px-6 print:hidden"
    >
      <div className="flex min-w-0 gap-3">
        <Fingerprint aria-hidden strokeWidth={2.2} className="mt-0.5 size-6 shrink-0 text-deep" />
        <div className="flex min-w-0 flex-col gap-1">
          <p id={title} className="font-semibold">
            Sign in next time with your face, finger or screen lock
          </p>
          <p className="text-small text-muted">
            A passkey does this. Your device keeps it for you, so there is nothing to remember or type.
          </p>
        </div>
      </div>
      <ButtonRow>
        <ButtonLink
          to={paths.accountSection('passkeys')}
          variant="secondary"
          size="small"
          onFollow={() => setOffered(RESET)}
        >
          Add a passkey
        </ButtonLink>
        <Button variant="quiet" size="small" onPress={decline}>
          Not now
        </Button>
      </ButtonRow>
    </aside>
  );
}
