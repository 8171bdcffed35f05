import { optionsOf } from '@plainwill/contracts/kit/question';
import type { EnquiryStatus } from '@plainwill/contracts/notifications/vocabulary';
import type { AccountId, EnquiryId } from '@plainwill/contracts/shared/ids';
import { useState } from 'react';
import { useProof } from '../../account/reauthentication/reauthentication.ts';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { useRoles } from '../roles/use-roles.ts';
import { enquiryStatusLabels } from './enquiry-labels.ts';
import { useExportEnquiries, useSaveEnquiries } from './use-enquiries.ts';

interface ChangeTogetherProps {
  ids: readonly EnquiryId[];
  onDone: () => void;
}

const asTheyAre = { value: 'same' as const, label: 'No change' };
const statuses = [asTheyAre, ...optionsOf({ options: enquiryStatusLabels })];

/** Gives the chosen enquiries one owner, or one status, or exports them. */
export function ChangeTogether({ ids, onDone }: ChangeTogetherProps) {
  const [status, setStatus] = useState<EnquiryStatus | 'same'>('same');
  const [owner, setOwner] = useState('same');
  const { mutate, isPending, error } = useSaveEnquiries();
  const exporting = useProof(useExportEnquiries());
  const administrators = (useRoles().data ?? []).filter(({ role }) => role === 'admin');
  const owners = [
    asTheyAre,
    { value: 'nobody', label: 'No one' },
    ...administrators.map(({ accountId, name, email }) => ({ value: accountId as string, label: name ?? email })),
  ];
  const changes = {
    ...(status !== 'same' && { status }),
    ...(owner !== 'same' && { ownerId: owner === 'nobody' ? null : (owner as AccountId) }),
  };
  const isNothing = Object.keys(changes).length === 0;
  return (
    <>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-4 gap-y-3 sm:grid-cols-[1fr_1fr_auto_auto]">
        <Select label="New owner" options={owners} value={owner} onChange={setOwner} />
        <Select label="New status" options={statuses} value={status} onChange={setStatus} />
        <Button
          isBlocked={isNothing}
          isPending={isPending}
          pendingLabel="Saving…"
          onPress={() => !isNothing && mutate({ ids: [...ids], changes }, { onSuccess: onDone })}
        >
          Change {ids.length}
        </Button>
        <Button
          variant="secondary"
          isPending={exporting.isPending}
          pendingLabel="Exporting…"
          onPress={() => exporting.run({ ids: [...ids], order: 'received' })}
        >
          Export {ids.length}
        </Button>
      </div>
    </>
  );
}
