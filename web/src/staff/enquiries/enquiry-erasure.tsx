import type { OpenEnquiry } from '@plainwill/contracts/notifications/enquiries';
import { useState } from 'react';
import { failureOf } from '../../shared/api/failure.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useEraseEnquiry } from './use-enquiries.ts';

interface EnquiryErasureProps {
  enquiry: OpenEnquiry;
  onErased: () => void;
}

type ErasureKind = 'erase' | 'withdraw';

const erasureCopy: Record<ErasureKind, { question: string; effect: string; action: string }> = {
  erase: {
    question: 'Erase this enquiry now?',
    effect: 'This deletes what they told us and the record of its delivery. It cannot be undone.',
    action: 'Erase enquiry',
  },
  withdraw: {
    question: 'Withdraw the consent?',
    effect: 'Do this when someone no longer wants to be contacted. It deletes what they told us, and cannot be undone.',
    action: 'Withdraw consent and erase',
  },
};

/** Erases one enquiry before its time; asked about where the buttons stand, as no dialog opens over another. */
export function EnquiryErasure({ enquiry: { id, lead }, onErased }: EnquiryErasureProps) {
  const [kind, setKind] = useState<ErasureKind | null>(null);
  const erasing = useEraseEnquiry();
  if (!kind) {
    return (
      <ButtonRow>
        {lead && (
          <Button variant="secondary" size="small" onPress={() => setKind('withdraw')}>
            Withdraw consent
          </Button>
        )}
        <Button variant="secondary" size="small" onPress={() => setKind('erase')}>
          Erase now
        </Button>
      </ButtonRow>
    );
  }
  const { mutate, isPending, error } = erasing[kind];
  const { question, effect, action } = erasureCopy[kind];
  return (
    <section aria-label={question} className="flex flex-col gap-3 rounded-field border border-danger p-4">
      <p className="font-semibold">{question}</p>
      <p>{effect}</p>
      {error && <Notice tone="error">{failureOf(error).message}</Notice>}
      <ButtonRow>
        <Button
          size="small"
          onPress={() => mutate({ id }, { onSuccess: onErased })}
          isPending={isPending}
          pendingLabel="Erasing…"
        >
          {action}
        </Button>
        <Button variant="secondary" size="small" onPress={() => setKind(null)} hasFirstFocus>
          Keep it
        </Button>
      </ButtonRow>
    </section>
  );
}
