import { Suspense, useState } from 'react';
import { useDueFocus } from '../../public/no-will/use-due-focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PartProblem } from '../../ui/loading/part-problem.tsx';
import { Panel, type UserPanelProps } from './user-panel.tsx';

const WithoutWill = lazyPart(() => import('./without-will.tsx'), PartProblem);

/** The panel shows who would inherit without a will, once it is asked for: each look is written down. */
export function WithoutWillPanel({ accountId, testatorRecord }: UserPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const { headingRef, expectFocus } = useDueFocus();
  const open = () => {
    expectFocus();
    setOpen(true);
  };
  return (
    <Panel title="If they had no will">
      <p className="text-muted">
        Read-only: who would inherit by law, beside what their will does for each person. The customer can see that you
        looked.
      </p>
      {isOpen ? (
        <Suspense fallback={<Loading />}>
          <WithoutWill accountId={accountId} testatorRecord={testatorRecord} headingRef={headingRef} />
        </Suspense>
      ) : (
        <ButtonRow>
          <Button variant="secondary" onPress={open}>
            Compare with no will
          </Button>
        </ButtonRow>
      )}
    </Panel>
  );
}
