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

type Way = 'erase' | 'withdraw';

const words: Record<Way, { question: string; what: string; action: string }> = {
  erase: {
    question: 'Erase this enquiry now?',
    what: 'This deletes what they told us and the record of its delivery. It cannot be undone.',
    action: 'Erase enquiry',
  },
  withdraw: {
    question: 'Withdraw the consent?',
    what: 'Do this when someone no longer wants to be contacted. It deletes what they told us, and cannot be undone.',
    action: 'Withdraw consent and erase',
  },
};

/** Erases one enquiry before its time; asked about where the buttons stand, as no dialog opens over another. */
export function EnquiryErasure({ enquiry: { id, lead }, onErased }: EnquiryErasureProps) {
  const [way, setWay] = useState<Way | null>(null);
  const erasing = useEraseEnquiry();
  if (!way) {
    return (
      <ButtonRow>
        {lead && (
          <Button variant="secondary" size="small" onPress={() => setWay('withdraw')}>
            Withdraw consent
          </Button>
        )}
        <Button variant="secondary" size="small" onPress={() => setWay('erase')}>
          Erase now
        </Button>
      </ButtonRow>
    );
  }
  const { mutate, isPending, error } = erasing[way];
  const { question, what, action } = words[way];
  return (
    <section aria-label={question} className="flex flex-col gap-3 rounded-field border border-danger p-4">
      <p className="font-semibold">{question}</p>
      <p>{what}</p>
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
        <Button variant="secondary" size="small" onPress={() => setWay(null)} hasFirstFocus>
          Keep it
        </Button>
      </ButtonRow>
    </section>
  );
}
