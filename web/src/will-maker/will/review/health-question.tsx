import type { HealthAnswer } from '@plainwill/contracts/will-data/review/review-vocabulary';
import {
  capacityQuestions,
  healthAnswerNames,
  healthAnswers,
  healthConsent,
} from '@plainwill/contracts/will-data/review/review-vocabulary';
import { useState } from 'react';
import { failureOf } from '../../../shared/api/failure.ts';
import { api, trpc } from '../../../shared/api/trpc.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';

const { label, hint } = capacityQuestions.health;
const options = healthAnswers.map((value) => ({ value, label: healthAnswerNames[value] }));
const { capacity } = api.willData.review;

/** Nothing of it leaves the page, or is kept on the device, before the customer agrees to that. */
export function HealthQuestion({ stored }: { stored: HealthAnswer | null }) {
  const [chosen, setChosen] = useState<HealthAnswer | ''>(stored ?? '');
  const [consents, setConsents] = useState(stored !== null);
  const { mutate, isPending, error } = trpc.willData.review.capacity.save.useMutation({
    onSuccess: (_saved, { answer }) =>
      capacity.get.setData(
        undefined,
        (known) => known && { ...known, health: (answer || null) as HealthAnswer | null },
      ),
  });
  const save = (answer: HealthAnswer | '', isAgreed: boolean) => {
    setChosen(answer);
    setConsents(isAgreed);
    const kept = isAgreed ? answer : '';
    // Consent that is taken back takes the answer with it.
    if (kept || stored) mutate({ question: 'health', answer: kept, consents: isAgreed });
  };
  return (
    <div className="flex flex-col gap-2">
      <RadioPills
        label={label}
        hint={hint}
        name="health"
        options={options}
        value={chosen}
        onChange={(answer) => save(answer, consents)}
      />
      <Checkbox
        name="consent"
        label={healthConsent}
        isSelected={consents}
        onChange={(isAgreed) => save(chosen, isAgreed)}
      />
      {chosen && (
        <div className="flex flex-wrap items-center gap-x-4">
          <p role="status" className="text-small text-muted">
            {!consents
              ? 'Not saved. Tick the box, or we leave this question out.'
              : isPending
                ? 'Saving…'
                : stored === chosen
                  ? 'Saved'
                  : ''}
          </p>
          <Button variant="quiet" size="small" onPress={() => save('', false)}>
            Clear this answer
          </Button>
        </div>
      )}
      {error && (
        <Notice tone="error" title="This answer couldn’t be saved">
          {failureOf(error).message}
        </Notice>
      )}
    </div>
  );
}
