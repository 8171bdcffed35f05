import { brand } from '@plainwill/contracts/shared/brand';
import { Suspense, useState } from 'react';
import { usePlanning } from '../../../account/partner/use-planning.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { DialogProblem } from '../../../ui/loading/part-problem.tsx';

const SafetyDialog = lazyPart(() => import('../review/safety-dialog.tsx'), DialogProblem);

type Answer = 'yes' | 'no' | '';

const yesNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
] as const;

/** The answers of someone who plans with a partner, for as long as the page is open: they are sent and kept nowhere. */
export function useAskedAlone() {
  const isAsked = Boolean(usePlanning().data?.partner);
  const [chosen, setChosen] = useState<Answer>('');
  const [present, setPresent] = useState<Answer>('');
  const isAnswered = !isAsked || (chosen !== '' && present !== '');
  return { isAsked, isAnswered, chosen, setChosen, present, setPresent };
}

interface AskedAloneProps {
  alone: ReturnType<typeof useAskedAlone>;
}

/** Two questions before a copy of someone who plans with a partner; neither answer withholds it. */
export function AskedAlone({ alone }: AskedAloneProps) {
  const { isAsked, chosen, setChosen, present, setPresent } = alone;
  const [isTelling, setTelling] = useState(false);
  if (!isAsked) return null;
  return (
    <section aria-label="Two questions for you alone" className="flex flex-col gap-4">
      <p className="max-w-words text-muted">
        Please answer these two alone. We don’t keep the answers, and no one sees them.
      </p>
      <RadioPills
        label="Did anyone choose this will for you?"
        name="chosen"
        options={yesNo}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === 'yes' && (
        <Notice tone="info" title="Your will should say what you want">
          <p>You can change any answer, now or later. No one is told, and nothing on a screen shows it.</p>
          {brand.review !== 'off' && (
            <div className="mt-2">
              <ButtonRow>
                <Button variant="secondary" size="small" onPress={() => setTelling(true)}>
                  Tell us what worries you
                </Button>
              </ButtonRow>
            </div>
          )}
        </Notice>
      )}
      <RadioPills
        label="Will anyone who inherits be in the room when you sign?"
        name="present"
        options={yesNo}
        value={present}
        onChange={setPresent}
      />
      {present === 'yes' && (
        <Notice tone="info">
          Ask them to wait in another room until all of you have signed. A will is harder to doubt when no one who gets
          something was there.
        </Notice>
      )}
      {isTelling && (
        <Suspense>
          <SafetyDialog onClose={() => setTelling(false)} />
        </Suspense>
      )}
    </section>
  );
}
