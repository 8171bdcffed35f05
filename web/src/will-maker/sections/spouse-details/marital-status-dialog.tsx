import type { SpouseDetails } from '@plainwill/contracts/will-data/records/spouse-details';
import type { MaritalStatus } from '@plainwill/contracts/will-data/vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { DialogFrame } from '../../../ui/dialogs/dialog-frame.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { type RemovedPerson, useOfferUndo } from '../../people/removed-people/removed-people.tsx';
import { WhereNamedList } from '../../people/removed-people/where-named-list.tsx';
import { useFormerSpouse } from './use-former-spouse.ts';

interface MaritalStatusDialogProps {
  accountId: string;
  spouse: SpouseDetails;
  from: MaritalStatus | null;
  to: MaritalStatus;
  /** Saves the new marital status. */
  save: () => void;
  onClose: () => void;
}

// Wills Act 1837 ss.18A, 18C: a former spouse or civil partner is treated as having died, but not an unmarried partner.
function lawOn(from: MaritalStatus | null, to: MaritalStatus): string {
  if (to === 'widowed') return 'Someone who has died can’t inherit, or act as executor or guardian.';
  if (from === 'partner') return 'Separating doesn’t take a partner out of a will, so choose what yours should say.';
  return 'Divorce or dissolution cuts a former spouse or civil partner out of a will you have already signed, as if they had died. It doesn’t decide what a will you sign later says, so choose.';
}

/** Says where a former spouse is named, and asks what becomes of them. Nothing is saved before an answer. */
export default function MaritalStatusDialog({ accountId, spouse, from, to, save, onClose }: MaritalStatusDialogProps) {
  const { id, fullName: name } = spouse;
  const { keepAsContact, remove } = useFormerSpouse(accountId);
  const offerUndo = useOfferUndo();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (choice: Choice) => choice.act(),
    onSuccess: (removed) => {
      save();
      onClose();
      if (removed) offerUndo(removed);
    },
  });
  const choices: Choice[] = [
    {
      label: 'Keep as a contact',
      effect: 'They stay wherever they are named in your will.',
      act: keepAsContact,
    },
    {
      label: 'Remove',
      effect: 'They are taken out of your will. You can undo this for as long as the page is open.',
      act: () => remove(from ?? undefined),
    },
    {
      label: 'Leave',
      effect: 'Their details stay, but your will leaves them out. Your will’s checks list what that changes.',
      act: async () => null,
    },
  ];
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={`What should happen to ${name}’s place in your will?`}
      role="alertdialog"
    >
      <WhereNamedList id={id} name={name} lead={`${name} is named in your answers:`} />
      <p>{lawOn(from, to)}</p>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ul className="flex flex-col gap-3">
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.label}
            choice={choice}
            isPending={isPending && variables.label === choice.label}
            onPress={() => !isPending && mutate(choice)}
          />
        ))}
      </ul>
      <ButtonRow>
        <Button variant="quiet" onPress={onClose} hasFirstFocus>
          Don’t change my marital status
        </Button>
      </ButtonRow>
    </DialogFrame>
  );
}

interface Choice {
  label: string;
  effect: string;
  /** Answers who can be brought back. */
  act: () => Promise<RemovedPerson | null>;
}

interface ChoiceRowProps {
  choice: Choice;
  isPending: boolean;
  onPress: () => void;
}

function ChoiceRow({ choice: { label, effect }, isPending, onPress }: ChoiceRowProps) {
  const effectId = useId();
  return (
    <li>
      <Button
        variant="secondary"
        isWide
        isPending={isPending}
        pendingLabel="Saving…"
        onPress={onPress}
        describedBy={effectId}
      >
        {label}
      </Button>
      <p id={effectId} className="mt-1 text-small text-muted">
        {effect}
      </p>
    </li>
  );
}
