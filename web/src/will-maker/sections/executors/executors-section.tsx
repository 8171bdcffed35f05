import { asksSpouse, namesSpouse } from '@plainwill/contracts/will-data/people';
import { type ExecutorRole, executorRoles } from '@plainwill/contracts/will-data/vocabulary';
import { Suspense } from 'react';
import { DialogStateContext, useStoredDialog } from '../../../shared/drafts/dialog-state.tsx';
import { willMakerPath } from '../../../shared/paths/will-maker-paths.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import { DialogProblem } from '../../../ui/loading/part-problem.tsx';
import { focusWhenThere } from '../../answer-place/focus-when-there.ts';
import { useAskedRecord } from '../../answer-place/use-asked-place.ts';
import { personField } from '../../people/people-chooser.tsx';
import { ChooseExecutors } from './choose-executors.tsx';
import type { ExecutorTask } from './executor-model.ts';
import { useChooseExecutor } from './use-executors.ts';

const ExecutorDialog = lazyPart(() => import('./executor-dialog.tsx'), DialogProblem);

/** Executors carry out the will, and backups step in; both where the step is not one of the two. */
export default function ExecutorsSection({ step }: { step?: string }) {
  const { executors, contacts, personalDetails, spouseDetails, settings } = useTestatorRecord();
  const dialog = useStoredDialog<ExecutorTask>('executors');
  const { roleOf, choose } = useChooseExecutor();
  useAskedRecord('executors', (id) => {
    const executor = executors.find((each) => each.id === id);
    const contact = contacts.find((each) => each.id === executor?.personId);
    // Only the role of a spouse or a child is asked here.
    if (executor && contact) dialog.open({ kind: 'edit', executor, contact });
    else if (executor)
      focusWhenThere({ section: 'executors', field: personField(executor.personId), isInDialog: false });
  });
  const status = personalDetails?.maritalStatus ?? null;
  const lacksSpouse = asksSpouse(status) && namesSpouse(status, settings.includePartner) && !spouseDetails;
  const asked = executorRoles.filter((role) => role === step);
  return (
    <>
      {lacksSpouse && (
        <Notice tone="info">
          To choose your {status === 'married' ? 'spouse' : 'partner'}: Please complete spouse details first.{' '}
          <TextLink to={willMakerPath('details', 'spouseDetails')}>Go to Spouse/Partner Details</TextLink>
        </Notice>
      )}
      {(asked.length > 0 ? asked : executorRoles).map((role: ExecutorRole) => (
        <ChooseExecutors
          key={role}
          role={role}
          roleOf={roleOf}
          choose={choose}
          onTask={dialog.open}
          isOneOfTwo={asked.length === 0}
        />
      ))}
      <Suspense>
        <DialogStateContext value={dialog.typed}>
          {dialog.task && <ExecutorDialog task={dialog.task} choose={choose} onClose={dialog.close} />}
        </DialogStateContext>
      </Suspense>
    </>
  );
}
