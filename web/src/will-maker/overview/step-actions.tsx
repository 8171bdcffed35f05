import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { savesDone } from '../../shared/api/query-client.ts';
import { refusedIn, saveAll, typedIn } from '../../shared/autosave/open-section.ts';
import { storedRecord, useAccountId } from '../../shared/testator-record/use-testator-record.ts';
import { focusField, moveFocus } from '../../ui/browser/focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import type { Standing } from './progress.ts';
import { pathBack, pathOn, type StepOfSection } from './step-paths.ts';
import { type Unanswered, unanswered } from './unanswered.ts';

interface StepActionsProps {
  asked: StepOfSection;
  standing: Standing;
  /** Above the buttons where they stay at the foot of the screen. */
  children: ReactNode;
}

/** Back, and on to the next step once what is typed is saved; at the foot of a narrow screen, in reach of the thumb. */
export function StepActions({ asked, standing, children }: StepActionsProps) {
  const { part, step } = asked;
  const accountId = useAccountId();
  const [, navigate] = useLocation();
  const [told, setTold] = useState<readonly Unanswered[]>([]);
  const [isSaving, setSaving] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const findMissing = () => {
    const testatorRecord = storedRecord() ?? standing.testatorRecord;
    return unanswered(part, step, { ...standing, testatorRecord, typed: typedIn(part, accountId) });
  };
  const goOn = () =>
    navigate(pathOn(asked, { ...standing, testatorRecord: storedRecord() ?? standing.testatorRecord }));
  const saveAndContinue = async () => {
    setSaving(true);
    await Promise.all([saveAll(), savesDone()]);
    // Someone may have gone elsewhere while it was saved, and stays there.
    if (!isHere.current) return;
    setSaving(false);
    const [refused] = refusedIn(part, accountId);
    if (refused) return focusField(document, refused);
    const missing = findMissing();
    setTold(missing);
    if (missing.length === 0) goOn();
  };
  const now = told.length > 0 ? findMissing() : [];
  const missing = told.filter(({ label }) => now.some((question) => question.label === label));
  return (
    <>
      {missing.length > 0 && <Missing missing={missing} onSkip={goOn} />}
      <div
        data-step-bar
        className="fixed inset-x-0 bottom-0 z-10 flex flex-col shallow:static shallow:-mx-4 roomy:static roomy:mx-0 print:hidden"
      >
        {children}
        <div className="flex items-center justify-between gap-4 border-t border-line bg-paper px-4 py-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))] roomy:border-0 roomy:p-0">
          <ButtonLink to={pathBack(asked)} variant="quiet">
            Back
          </ButtonLink>
          <Button onPress={() => void saveAndContinue()} isPending={isSaving} pendingLabel="Saving…">
            Save and continue
          </Button>
        </div>
      </div>
    </>
  );
}

/** The step lists the questions it still needs, each a way to its field, and the way past it. */
function Missing({ missing, onSkip }: { missing: readonly Unanswered[]; onSkip: () => void }) {
  return (
    <div ref={moveFocus} tabIndex={-1} role="alert" className="rounded-field">
      <Notice tone="info" title="Your will still needs this">
        <ul className="flex flex-col">
          {missing.map(({ field, label }) => (
            <li key={label} className="flex min-h-11 items-center">
              {field ? (
                <Button variant="quiet" size="small" onPress={() => focusField(document, field)}>
                  {label}
                </Button>
              ) : (
                label
              )}
            </li>
          ))}
        </ul>
        <Button variant="secondary" size="small" onPress={onSkip}>
          Skip for now
        </Button>
      </Notice>
    </div>
  );
}
