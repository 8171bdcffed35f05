import type { PasskeyCreation } from '@plainwill/contracts/identity/passkeys';
import { passkeyNameLength, passkeysPerAccount } from '@plainwill/contracts/identity/sign-in-methods';
import type { Passkey, WaysIn } from '@plainwill/contracts/identity/ways-in';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../api/failure.ts';
import { trpc } from '../../api/trpc.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { useRequired } from '../../ui/forms/use-required.ts';
import { ItemRow } from '../../ui/lists/item-row.tsx';
import { AccountSection } from '../account-section/account-section.tsx';
import { AuthAlert, type FieldOfReason, useFieldFailures } from '../auth/auth-failure.tsx';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { createPasskey, PasskeyThereAlready } from '../passkeys/create-passkey.ts';
import { useProof, useProven } from '../reauthentication/reauthentication.ts';
import { lastUsed } from './last-used.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useFinishPasskey, useRemovePasskey, useRenamePasskey } from './use-ways-in-changes.ts';

const summaryOf = (count: number) => (count === 0 ? 'None' : count === 1 ? '1 passkey' : `${count} passkeys`);

/** The passkeys of the account. */
export function PasskeysSection({ ways }: { ways: WaysIn }) {
  const { passkeys } = ways;
  return (
    <AccountSection id="passkeys" level={3} title="Passkeys" summary={summaryOf(passkeys.length)}>
      <p>
        With a passkey you sign in by your face, your finger or your screen lock. There is nothing to remember, and
        nobody can guess it or trick you out of it.
      </p>
      {passkeys.length > 0 && (
        <ul className="flex flex-col gap-2.5">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey isFull={passkeys.length >= passkeysPerAccount} />
      <p className="text-small text-muted">
        A new phone? Add a passkey on it before you give the old one away, and then remove the old one here.
      </p>
    </AccountSection>
  );
}

/** Makes a passkey: the browser asks in a window of its own. */
export function AddPasskey({ isFull = false }: { isFull?: boolean }) {
  const finish = useFinishPasskey();
  const make = useMutation({
    mutationFn: async (options: PasskeyCreation) => {
      const passkey = await createPasskey(options);
      if (passkey) await finish.mutateAsync({ passkey, signOutOthers: false });
    },
  });
  const begin = trpc.identity.passkeys.begin.useMutation({ onSuccess: (options) => make.mutate(options) });
  const { run, isPending, error } = useProven('passkeys', begin);
  if (!canUsePasskeys())
    return <Notice tone="info">This browser can’t make passkeys. Try another one, or your phone.</Notice>;
  if (isFull) return <p>You have {passkeysPerAccount} passkeys, which is the most. Remove one to add another.</p>;
  const failure = error ?? make.error;
  return (
    <>
      {Boolean(failure) && (
        <Notice tone="error">
          {failure instanceof PasskeyThereAlready
            ? failure.message
            : failureOf(failure).code === null
              ? 'Your browser could not make a passkey. Try again.'
              : failureOf(failure).message}
        </Notice>
      )}
      <ButtonRow>
        <Button onPress={() => run()} isPending={isPending || make.isPending} pendingLabel="Waiting for your device…">
          <KeyRound aria-hidden strokeWidth={2.2} className="size-5 shrink-0" />
          Add a passkey
        </Button>
      </ButtonRow>
    </>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [isRenaming, setRenaming] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const remove = useProof(useRemovePasskey());
  const { id, name, createdAt, lastUsedAt, isBackedUp, isUsable } = passkey;
  if (isRenaming) return <RenameForm passkey={passkey} onDone={() => setRenaming(false)} />;
  const kind = isBackedUp ? 'copied to your other devices' : 'only on one device';
  return (
    <ItemRow
      title={name}
      about={[
        `Added on ${formatDay(createdAt)}`,
        lastUsed(lastUsedAt),
        isUsable ? kind : 'made for another address of this site: it does not work here',
      ]}
    >
      <Button variant="quiet" size="small" onPress={() => setRenaming(true)} label={`Rename ${name}`}>
        Rename
      </Button>
      <Button variant="quiet" size="small" onPress={() => setRemoving(true)} label={`Remove ${name}`}>
        Remove
      </Button>
      <RemoveDialog
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title={`Remove the passkey “${name}”?`}
        action="Remove passkey"
        onConfirm={(signOutOthers) => remove.run({ id, signOutOthers })}
        isPending={remove.isPending}
        error={remove.error}
      >
        <p>It will no longer open your account. Delete it in your phone’s or browser’s password manager too.</p>
      </RemoveDialog>
    </ItemRow>
  );
}

const noReasons: FieldOfReason = {};
const missingName = { name: 'Enter a name' };

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const [name, setName] = useState(passkey.name);
  const { missing, isComplete } = useRequired(missingName);
  const { mutate, isPending, error } = useRenamePasskey();
  const { fields, other } = useFieldFailures(error, noReasons);
  const save = () => {
    if (isComplete({ name }) && !isPending) mutate({ id: passkey.id, name: name.trim() }, { onSuccess: onDone });
  };
  return (
    <li className="rounded-field border border-line bg-paper px-4 py-3">
      <Form onSubmit={save} label="Rename passkey" validationErrors={missing ?? fields}>
        <AuthAlert error={other} />
        <TextField
          label="Name of the passkey"
          name="name"
          maxLength={passkeyNameLength}
          value={name}
          onChange={setName}
          hasFirstFocus
        />
        <ButtonRow>
          <Button type="submit" size="small" isPending={isPending} pendingLabel="Saving…">
            Save name
          </Button>
          <Button variant="quiet" size="small" onPress={onDone}>
            Cancel
          </Button>
        </ButtonRow>
      </Form>
    </li>
  );
}
