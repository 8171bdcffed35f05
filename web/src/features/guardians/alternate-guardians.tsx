import type { PersonId } from '@plainwill/contracts/shared/ids';
import { useState } from 'react';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { OrderedList } from '../../ui/ordered-list.tsx';
import { withAlternatesInOrder, withMember, withPrimary } from './change-selection.ts';
import type { Choosing } from './choosing.ts';
import { EditGuardian } from './edit-guardian.tsx';
import { GroupGuardians } from './group-guardians.tsx';
import { GuardianName } from './guardian-name.tsx';
import { leastInGroup, mayBePrimary } from './guardian-selection.ts';
import { focusPart, PartHeading } from './part-heading.tsx';
import { RemoveGuardian } from './remove-guardian.tsx';
import { together } from './together.ts';

/** Who steps in by themselves, in the order of their priority. */
export function AlternateGuardians(choosing: Choosing) {
  const { selection, change, nameOf, aboutOf, kindOf } = choosing;
  const [isGrouping, setGrouping] = useState(false);
  const items = selection.backupIds.map((id) => ({ id }));

  const actionsOf = ({ id }: { id: PersonId }) => {
    const name = nameOf(id);
    return (
      <>
        {mayBePrimary(selection, { kind: kindOf(id) }) && (
          <Button
            look="quiet"
            size="small"
            label={`Make ${name} primary guardian`}
            onPress={() =>
              change(withPrimary(selection, id), `${name} is now the primary guardian`, focusPart('primary'))
            }
          >
            Primary
          </Button>
        )}
        <EditGuardian id={id} {...choosing} />
        <RemoveGuardian id={id} part="alternates" {...choosing} />
        {selection.groups.length > 0 && (
          <ActionMenu
            label={`More for ${name}`}
            actions={selection.groups.map((group) => ({
              label: `Add to ${together(group.memberIds.map(nameOf))}`,
              run: () => change(withMember(selection, group.id, id), `${name} joined the group`, focusPart('groups')),
            }))}
          />
        )}
      </>
    );
  };
  return (
    <section className="flex flex-col gap-3">
      <PartHeading
        part="alternates"
        about="If the primary guardian cannot act, they are asked in this order: Priority 1 first."
      >
        Alternate guardians
      </PartHeading>
      {items.length > 0 && (
        <OrderedList
          label="Alternate guardians"
          items={items}
          nameOf={({ id }) => nameOf(id)}
          onReorder={(ids) => change(withAlternatesInOrder(selection, ids))}
          actionsOf={actionsOf}
        >
          {({ id }) => <GuardianName name={nameOf(id)} about={aboutOf(id)} />}
        </OrderedList>
      )}
      {items.length === 0 && (
        <p className="text-muted">
          {selection.groups.length > 0 ? 'All your alternates are in groups.' : 'No alternates yet. Choose some below.'}
        </p>
      )}
      {items.length >= leastInGroup &&
        (isGrouping ? (
          <GroupGuardians {...choosing} onDone={() => setGrouping(false)} />
        ) : (
          <div>
            <Button look="secondary" size="small" onPress={() => setGrouping(true)}>
              Group Guardians
            </Button>
          </div>
        ))}
    </section>
  );
}
