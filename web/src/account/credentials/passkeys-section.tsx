import { passkeyNameLength } from '@plainwill/contracts/identity/sign-in-methods';
import type { Passkey, WaysIn } from '@plainwill/contracts/identity/ways-in';
import { CircleAlert, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { withDots } from '../../ui/lists/item-row.tsx';
import { NameDialog } from '../naming/name-dialog.tsx';
import { AccountSection } from '../profile/account-section.tsx';
import { useProof } from '../reauthentication/reauthentication.ts';
import { AddPasskey } from './add-passkey.tsx';
import { lastUsedText } from './credential-facts.ts';
import { ChangeDialog } from './sign-out-others.tsx';
import { useOutcome } from './use-outcome.tsx';
import { useRemovePasskey, useRenamePasskey } from './use-ways-in.ts';

function summaryOf(passkeys: readonly Passkey[]): string {
  if (passkeys.length === 0) return 'None yet';
  const lastUsedAt =
    passkeys
      .map((passkey) => passkey.lastUsedAt ?? '')
      .sort()
      .at(-1) || null;
  return withDots([passkeys.length === 1 ? '1 passkey' : `${passkeys.length} passkeys`, lastUsedText(lastUsedAt)]);
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, createdAt, lastUsedAt, isBackedUp, isUsable } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 rounded-field border border-line bg-paper px-4 py-2.5">
      <KeyRound aria-hidden strokeWidth={2.2} className="size-5 shrink-0 text-deep max-sm:hidden" />
      <div className="min-w-0 grow basis-[11rem]">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-muted">
          {withDots([`Made on ${formatDay(createdAt)}`, lastUsedText(lastUsedAt)])}
        </p>
        {isUsable ? (
          <p className="text-small text-muted">
            {isBackedUp ? 'Copied to your other devices' : 'Only on the device you made it on'}
          </p>
        ) : (
          <p className="flex gap-1.5 text-small font-semibold text-danger">
            <CircleAlert aria-hidden strokeWidth={2.2} className="mt-0.5 size-4.5 shrink-0" />
            Made for another address of this site: it does not work here
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-5">
        <Button variant="quiet" size="small" onPress={onRename} label={`Rename ${name}`}>
          Rename
        </Button>
        <Button variant="quiet" size="small" onPress={onRemove} label={`Remove ${name}`}>
          Remove
        </Button>
      </div>
    </li>
  );
}

function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { mutate, isPending, error } = useRenamePasskey();
  return (
    <NameDialog
      title="Rename this passkey"
      hint="So that you can tell your passkeys apart, such as “My phone”."
      maxLength={passkeyNameLength}
      name={passkey.name}
      onSave={(name, then) => mutate({ id: passkey.id, name }, then)}
      isPending={isPending}
      error={error}
      onClose={onClose}
    />
  );
}

/** Names the other ways to sign in. */
function othersStillWork({ password, google }: WaysIn): string {
  if (password && google) return ' Your password and Google still work, too.';
  if (password) return ' Your password still works, too.';
  return google ? ' Google still works, too.' : '';
}

const codesToMake = ' You have not kept your recovery codes: make new ones below before you turn on the second step.';

export function PasskeysSection({ waysIn }: { waysIn: WaysIn }) {
  const { passkeys, asksSecondStep } = waysIn;
  const added = `Your passkey is added. You can sign in with it from now on.${othersStillWork(waysIn)}`;
  const [renaming, setRenaming] = useState<Passkey | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const { clear, show, outcome } = useOutcome();
  const removal = useRemovePasskey((id) => {
    const { name = '' } = passkeys.find((passkey) => passkey.id === id) ?? {};
    show(`“${name}” is removed. Delete it in your password manager too, so that your device no longer offers it.`);
  });
  const remove = useProof(removal);
  const forgetLast = () => {
    clear();
    removal.reset();
  };
  return (
    <AccountSection id="passkeys" title="Passkeys" summary={summaryOf(passkeys)}>
      <p className="text-muted">
        With a passkey you sign in with your face, finger or screen lock. There is nothing to remember, and no one can
        guess it or steal it from us.
      </p>
      {outcome}
      {Boolean(remove.error) && <Notice tone="error">{failureOf(remove.error).message}</Notice>}
      {passkeys.length > 0 && (
        <ul aria-label="Your passkeys" className="flex flex-col gap-2.5">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenaming(passkey)}
              onRemove={() => setRemoving(passkey)}
            />
          ))}
        </ul>
      )}
      <AddPasskey
        onStart={forgetLast}
        // Recovery codes stand in for nothing until a second step is asked for.
        onAdded={(codes) => show(added, codes, asksSecondStep ? undefined : added + codesToMake)}
      />
      <p className="text-muted">
        Changing your phone? Add a passkey on the new phone first, then remove the old phone’s passkey here.
      </p>
      {renaming && <RenamePasskey passkey={renaming} onClose={() => setRenaming(null)} />}
      {removing && (
        <ChangeDialog
          onClose={() => setRemoving(null)}
          title={`Remove the passkey “${removing.name}”?`}
          action="Remove passkey"
          pendingLabel="Removing…"
          isPending={remove.isPending}
          onConfirm={(signOutOthers) => {
            forgetLast();
            remove.run({ id: removing.id, signOutOthers }, () => setRemoving(null));
          }}
        >
          <p>You can no longer sign in with it. Your will and your other ways to sign in stay as they are.</p>
        </ChangeDialog>
      )}
    </AccountSection>
  );
}
