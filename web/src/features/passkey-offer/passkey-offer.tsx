import { KeyRound, X } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { useWaysIn } from '../reauthentication/use-ways-in.ts';

const key = 'plainwill.passkey-offered';
const every = 30 * 24 * 3_600_000;

/** It says nothing of anybody, so it stays on the device. */
function wasOffered(now: Date): boolean {
  const at = Date.parse(localStorage.getItem(key) ?? '');
  return now.getTime() - at < every;
}

/** Offers a passkey to who has none, at most once in 30 days on a device. */
export default function PasskeyOffer() {
  const [isDue, setDue] = useState(() => canUsePasskeys() && !wasOffered(new Date()));
  const ways = useWaysIn({ isWanted: isDue });
  if (!isDue || !ways.data || ways.data.passkeys.length > 0) return null;
  const settle = () => {
    localStorage.setItem(key, new Date().toISOString());
    setDue(false);
  };
  return (
    <section
      aria-label="Sign in more easily"
      className="mb-5 flex gap-3 rounded-card border border-line bg-sage p-5 print:hidden"
    >
      <KeyRound aria-hidden strokeWidth={2.2} className="mt-1 size-5.5 shrink-0 text-deep" />
      <div className="flex min-w-0 grow flex-col gap-3">
        <p className="font-semibold">Sign in next time with your face, finger or screen lock</p>
        <p>Your phone or computer keeps a passkey for you. It is quicker than a password, and safer.</p>
        <ButtonRow>
          <ButtonLink to={paths.accountSection('passkeys')} size="small" onPress={settle}>
            Add a passkey
          </ButtonLink>
          <Button variant="quiet" size="small" onPress={settle}>
            <X aria-hidden strokeWidth={2.2} className="size-4.5" />
            Not now
          </Button>
        </ButtonRow>
      </div>
    </section>
  );
}
