import { useState } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { focusWhenThere } from '../answer-place/focus-when-there.ts';
import { useAskedRecord } from '../answer-place/use-asked-place.ts';
import { useTestatorRecord } from '../testator-record/use-testator-record.ts';
import { AddExecutor } from './add-executor.tsx';
import { ExecutorDialog } from './executor-dialog.tsx';
import type { ExecutorTask } from './executor-model.ts';
import { roleField, SelectedExecutors } from './selected-executors.tsx';

export default function ExecutorsSection() {
  const { executors, contacts } = useTestatorRecord();
  const [task, setTask] = useState<ExecutorTask | null>(null);
  useAskedRecord('executors', (id) => {
    const executor = executors.find((each) => each.id === id);
    const contact = contacts.find((each) => each.id === executor?.personId);
    // Of a spouse or a child only the role is asked here.
    if (executor && contact) setTask({ kind: 'edit', executor, contact });
    else if (executor) focusWhenThere({ section: 'executors', field: roleField(executor.id), isInDialog: false });
  });
  return (
    <>
      <p className="text-muted">
        Executors carry out your will. Choose people you trust; one is enough, two are better.
      </p>
      {executors.length === 0 ? (
        <EmptyState>
          No executors yet. An executor collects what you own, pays what you owe and carries out your wishes. Add your
          first executor.
        </EmptyState>
      ) : (
        <SelectedExecutors onTask={setTask} />
      )}
      <AddExecutor onTask={setTask} />
      {task && <ExecutorDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}
