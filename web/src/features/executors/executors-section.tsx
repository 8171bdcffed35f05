import type { ExecutorId } from '@plainwill/contracts/shared/ids';
import type { PersonKind } from '@plainwill/contracts/will-data/people';
import type { Contact } from '@plainwill/contracts/will-data/records/contacts';
import type { Executor } from '@plainwill/contracts/will-data/records/executors';
import { type ExecutorRole, executorRoles } from '@plainwill/contracts/will-data/vocabulary';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { focusField } from '../../ui/browser/focus.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { OrderedList } from '../../ui/lists/ordered-list.tsx';
import { focusWhenThere } from '../answer-place/focus-when-there.ts';
import { useAskedRecord } from '../answer-place/use-asked-place.ts';
import { contactRoleLabel } from '../people/contact-model.ts';
import { nameAmong, usePeople } from '../people/named-people.ts';
import { printMobile } from '../personal-details/personal-details-model.ts';
import { useTestatorRecord } from '../testator-record/use-testator-record.ts';
import { AddExecutor } from './add-executor.tsx';
import { ExecutorDialog } from './executor-dialog.tsx';
import { aboutOrder, type ExecutorTask, executorRoleOptions } from './executor-model.ts';
import { useRemoveExecutor, useReorderExecutors, useSetExecutorRole } from './use-executors.ts';

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

const titles: Record<ExecutorRole, string> = { primary: 'Primary executors', backup: 'Backup executors' };

const roleField = (id: ExecutorId) => `role-${id}`;

/** The chosen executors, primaries before backups; the order within each can be changed. */
function SelectedExecutors({ onTask }: { onTask: (task: ExecutorTask) => void }) {
  const { executors, contacts } = useTestatorRecord();
  const people = usePeople();
  const reorder = useReorderExecutors();
  const setRole = useSetExecutorRole();
  const remove = useRemoveExecutor();
  const moving = useRef<Pick<Executor, 'id' | 'role'> | null>(null);

  // The card comes into the other list as a new one, without the focus it had, and the list that it left gives the
  // focus to its next row first.
  useEffect(() => {
    const { id, role } = moving.current ?? {};
    if (!id || !executors.some((executor) => executor.id === id && executor.role === role)) return;
    moving.current = null;
    requestAnimationFrame(() => focusField(document, roleField(id)));
  }, [executors]);

  const nameOf = ({ personId }: Executor) => nameAmong(people, personId);
  const kindOf = ({ personId }: Executor) => people.find(({ id }) => id === personId)?.kind;
  const contactOf = ({ personId }: Executor) => contacts.find(({ id }) => id === personId);
  const inRole = (role: ExecutorRole) => executors.filter((executor) => executor.role === role);
  const saveOrder = (role: ExecutorRole, ids: ExecutorId[]) => {
    const whole = executorRoles.flatMap((each) => (each === role ? ids : inRole(each).map(({ id }) => id)));
    reorder.mutate({ ids: whole });
  };
  const changeRole = ({ id }: Executor, role: ExecutorRole) => {
    moving.current = { id, role };
    setRole.mutate({ id, role });
  };
  const actionsOf = (executor: Executor) => {
    const name = nameOf(executor);
    const contact = contactOf(executor);
    return (
      <>
        <div className="w-36">
          <Select
            label={`Role of ${name}`}
            isLabelHidden
            name={roleField(executor.id)}
            options={executorRoleOptions}
            value={executor.role}
            onChange={(role) => changeRole(executor, role)}
          />
        </div>
        {contact && (
          <Button
            variant="quiet"
            size="small"
            label={`Edit ${name}`}
            onPress={() => onTask({ kind: 'edit', executor, contact })}
          >
            <Pencil aria-hidden strokeWidth={2.2} className="size-4.5" />
            Edit
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          label={`Remove ${name}`}
          onPress={() => remove.mutate({ id: executor.id })}
        >
          <Trash2 aria-hidden strokeWidth={2.2} className="size-4.5" />
          Remove
        </Button>
      </>
    );
  };
  return executorRoles
    .filter((role) => inRole(role).length > 0)
    .map((role) => (
      <section key={role} className="flex flex-col gap-1">
        <h4 className="heading text-lead">{titles[role]}</h4>
        <p className="text-small text-muted">{aboutOrder(role, executors)}</p>
        <OrderedList
          label={titles[role]}
          items={inRole(role)}
          nameOf={nameOf}
          onReorder={(ids) => saveOrder(role, ids)}
          actionsOf={actionsOf}
          hasManyActions
        >
          {(executor) => <ExecutorCard name={nameOf(executor)} kind={kindOf(executor)} contact={contactOf(executor)} />}
        </OrderedList>
      </section>
    ));
}

interface ExecutorCardProps {
  name: string;
  kind: PersonKind | undefined;
  /** What is stored of them, if they are a contact. */
  contact: Contact | undefined;
}

/** Who an executor is, and where they are reached. */
function ExecutorCard({ name, kind, contact }: ExecutorCardProps) {
  const reach = contact && [phoneOf(contact), contact.email, contact.address].filter(Boolean);
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="font-semibold">{name}</p>
      <p className="text-small text-muted">
        {contact ? contactRoleLabel(contact.role) : kind === 'child' ? 'Your child' : 'Your spouse or partner'}
      </p>
      {reach && reach.length > 0 && <p className="text-small text-muted">{reach.join(' · ')}</p>}
    </div>
  );
}

const phoneOf = ({ mobileCountryCode, mobileNumber }: Contact) =>
  mobileNumber &&
  (mobileCountryCode === '+44' ? '' : `${mobileCountryCode} `) + printMobile(mobileCountryCode, mobileNumber);
