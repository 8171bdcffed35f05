import type { ExecutorId, PersonId } from '@plainwill/contracts/shared/ids';
import { type ExecutorRole, executorRoles } from '@plainwill/contracts/will-data/vocabulary';
import { familyBadges, noParts } from '@plainwill/law/family/family-badges';
import { ArrowUpDown } from 'lucide-react';
import { startTransition, useState } from 'react';
import { isBody } from '../../../shared/people/contact-kind.ts';
import { nameAmong, usePeople, withNamedSpouse } from '../../../shared/people/named-people.ts';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { afterFocusMoved, focusField } from '../../../ui/browser/focus.ts';
import { ActionMenu, type MenuAction } from '../../../ui/buttons/action-menu.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { OrderedList } from '../../../ui/lists/ordered-list.tsx';
import { choicesFor } from '../../people/people-choices.ts';
import { PeopleChooser, type PersonOnCard, personField } from '../../people/people-chooser.tsx';
import { aboutOrder, type ExecutorTask, executorCards } from './executor-model.ts';
import { type useChooseExecutor, useReorderExecutors } from './use-executors.ts';

const titles: Record<ExecutorRole, string> = { primary: 'Your executors', backup: 'Backup executors' };

const moveLabels: Record<ExecutorRole, string> = { primary: 'Make executor', backup: 'Make backup executor' };

const reorderField = (role: ExecutorRole) => `reorder-${role}`;

interface ChooseExecutorsProps extends ReturnType<typeof useChooseExecutor> {
  role: ExecutorRole;
  onTask: (task: ExecutorTask) => void;
  /** Both roles are on the screen, and one place to add someone is enough. */
  isOneOfTwo: boolean;
}

/** The executors of one role, ticked among everyone there is, or in their order. */
export function ChooseExecutors({ role, roleOf, choose, onTask, isOneOfTwo }: ChooseExecutorsProps) {
  const testatorRecord = withNamedSpouse(useTestatorRecord());
  const { executors, contacts } = testatorRecord;
  const today = useToday();
  const [isReordering, setReordering] = useState(false);
  const chosen = executors.filter((executor) => executor.role === role);
  // Those chosen on an earlier visit come first; a card ticked just now stays under the finger.
  const [earlier] = useState(() => chosen.map(({ personId }) => personId));
  const placeOf = ({ id, reason }: PersonOnCard) => {
    if (reason) return earlier.length + 1;
    return earlier.includes(id) ? earlier.indexOf(id) : earlier.length;
  };
  const people = executorCards(testatorRecord, role, roleOf, today).toSorted((a, b) => placeOf(a) - placeOf(b));

  const everyone = choicesFor('executor', testatorRecord, today);
  const idsOf = (wanted: ExecutorRole) => everyone.filter(({ id }) => roleOf(id) === wanted).map(({ id }) => id);

  /** The menu that had the focus is drawn again or gone. */
  const chooseFromMenu = (personId: PersonId, next: ExecutorRole | null) => {
    choose({ personId, role: next });
    afterFocusMoved(() => focusField(document, personField(personId)));
  };
  const beginOrder = () => startTransition(() => setReordering(true));
  const leaveOrder = () => {
    setReordering(false);
    requestAnimationFrame(() => focusField(document, reorderField(role)));
  };
  const menuOf = (personId: PersonId): MenuAction[] => {
    const executor = executors.find((each) => each.personId === personId);
    const contact = contacts.find(({ id }) => id === personId);
    if (!executor) return [];
    const other = executor.role === 'primary' ? 'backup' : 'primary';
    return [
      ...(contact ? [{ label: 'Edit', run: () => onTask({ kind: 'edit', executor, contact }) }] : []),
      { label: moveLabels[other], run: () => chooseFromMenu(personId, other) },
      ...(executor.role === role && chosen.length > 1 ? [{ label: 'Reorder', run: beginOrder }] : []),
      { label: 'Remove', run: () => chooseFromMenu(personId, null) },
    ];
  };
  const actionsOf = ({ id, name, reason }: PersonOnCard) => {
    const actions = menuOf(id);
    if (actions.length > 0) return <ActionMenu label={`More for ${name}`} actions={actions} />;
    const contact = contacts.find((each) => each.id === id);
    return reason && contact?.lastName === '' && !isBody(contact) ? (
      <span className="flex flex-wrap gap-x-4">
        <Button
          variant="quiet"
          size="small"
          label={`Add last name: ${name}`}
          onPress={() => onTask({ kind: 'complete', role, contact })}
        >
          Add last name
        </Button>
        <Button
          variant="quiet"
          size="small"
          label={`They have one name: ${name}`}
          onPress={() => chooseFromMenu(id, role)}
        >
          They have one name
        </Button>
      </span>
    ) : null;
  };
  if (isReordering && chosen.length > 1) return <ExecutorsInOrder role={role} onDone={leaveOrder} />;
  return (
    <div className="flex flex-col gap-3">
      <PeopleChooser
        label={titles[role]}
        people={people}
        chosen={new Set(people.filter(({ id }) => roleOf(id) === role).map(({ id }) => id))}
        onChange={(personId, isChosen) => choose({ personId, role: isChosen ? role : null })}
        badges={familyBadges({ ...noParts, executors: idsOf('primary'), backupExecutors: idsOf('backup') })}
        addLabel="Add New Person"
        onAdd={isOneOfTwo && role === 'backup' ? undefined : () => onTask({ kind: 'add', role })}
        actionsOf={actionsOf}
      />
      {chosen.length > 0 && (
        <div data-field={reorderField(role)} className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-small text-muted">{aboutOrder(role, executors)}</p>
          {chosen.length > 1 && (
            <Button variant="quiet" size="small" label={`Reorder: ${titles[role]}`} onPress={beginOrder}>
              <ArrowUpDown aria-hidden strokeWidth={2.2} className="size-4.5" />
              Reorder
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The order of the executors of one role, to be changed. */
function ExecutorsInOrder({ role, onDone }: { role: ExecutorRole; onDone: () => void }) {
  const { executors } = useTestatorRecord();
  const people = usePeople();
  const reorder = useReorderExecutors();
  const inRole = (each: ExecutorRole) => executors.filter((executor) => executor.role === each);
  const saveOrder = (ids: ExecutorId[]) =>
    reorder.mutate({ ids: executorRoles.flatMap((each) => (each === role ? ids : inRole(each).map(({ id }) => id))) });
  return (
    <section className="flex flex-col gap-1">
      <p className="heading text-lead">{titles[role]}</p>
      <p className="text-small text-muted">{aboutOrder(role, executors)}</p>
      <OrderedList
        label={titles[role]}
        items={inRole(role)}
        nameOf={({ personId }) => nameAmong(people, personId)}
        onReorder={saveOrder}
        onOrdered={onDone}
      >
        {({ personId }) => (
          <p translate="no" className="font-semibold wrap-anywhere">
            {nameAmong(people, personId)}
          </p>
        )}
      </OrderedList>
    </section>
  );
}
