import { optionsOf } from '@plainwill/contracts/kit/question';
import type { DeskRelease } from '@plainwill/contracts/will-data/release/release';
import { type EvidenceKind, evidenceLabels } from '@plainwill/contracts/will-data/release/release-vocabulary';
import { useState } from 'react';
import { DayField } from '../../ui/dates-and-money/day-field.tsx';
import { ChoicePills } from '../../ui/fields/choice-pills.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ReasonDialog } from '../admin/reason-dialog.tsx';
import { useRecordEvidence, useShut } from './use-releases.ts';

interface ReleaseDialogProps {
  release: DeskRelease;
  onClose: () => void;
}

const kinds = optionsOf({ options: evidenceLabels });

const missingMessages = { number: 'Enter the number as the paper has it', on: 'Enter the day as the paper has it' };

/** Each of the two types what they have seen themselves. */
export function EvidenceDialog({ release: { id }, onClose }: ReleaseDialogProps) {
  const evidence = useRecordEvidence();
  const [kind, setKind] = useState<EvidenceKind>('deathEntry');
  const [number, setNumber] = useState('');
  const [on, setOn] = useState('');
  return (
    <ReasonDialog
      title="Record evidence of the death?"
      action="Record evidence"
      pendingLabel="Recording…"
      typed={{ number, on }}
      missingMessages={missingMessages}
      call={{
        ...evidence,
        mutate: (input, { onError }) =>
          evidence.mutate({ id, kind, number, on, ...input }, { onError, onSuccess: onClose }),
      }}
      onClose={onClose}
    >
      <p>
        Check the paper against the register’s own copy, and that the name, birthday and address are the customer’s.
        Never do this for someone you know. A colleague checks it again and types the same.
      </p>
      <ChoicePills label="Evidence" name="kind" options={kinds} value={kind} onChange={setKind} />
      <TextField label="Number" name="number" value={number} onChange={setNumber} />
      <DayField label="Date on the paper" name="on" value={on} onChange={setOn} />
    </ReasonDialog>
  );
}

/** The owner has come back: two of the staff have checked who they are. */
export function ShutDialog({ release: { id }, onClose }: ReleaseDialogProps) {
  const shut = useShut();
  return (
    <ReasonDialog
      title="Close what was released?"
      action="The owner is back"
      pendingLabel="Recording…"
      call={{
        ...shut,
        mutate: (input, { onError }) => shut.mutate({ id, ...input }, { onError, onSuccess: onClose }),
      }}
      onClose={onClose}
    >
      <p>
        Two of us check who the owner is. Then no one can read what was released any more, and the account works as
        before. The owner sees who has opened what under “Trusted people”.
      </p>
    </ReasonDialog>
  );
}
