import { useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePortal } from '../portal/use-portal.ts';
import { AddExecutor } from './add-executor.tsx';
import { ExecutorDialog } from './executor-dialog.tsx';
import type { ExecutorTask } from './executor-draft.ts';
import { SelectedExecutors } from './selected-executors.tsx';

export default function ExecutorsSection() {
  const { executors } = usePortal();
  const [task, setTask] = useState<ExecutorTask | null>(null);
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
