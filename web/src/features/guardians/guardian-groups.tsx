import type { PersonId } from '@plainwill/contracts/shared/ids';
import { Button } from '../../ui/button.tsx';
import { OrderedList } from '../../ui/ordered-list.tsx';
import { withAlternate, withGroupsInOrder, withoutGroup } from './change-selection.ts';
import type { Choosing } from './choosing.ts';
import type { Group } from './guardian-selection.ts';
import { focusPart, PartHeading } from './part-heading.tsx';
import { together } from './together.ts';

/** Alternates who act together; they come after those who act by themselves. */
export function GuardianGroups({ selection, change, nameOf }: Choosing) {
  const { groups, backupIds } = selection;
  if (groups.length === 0) return null;
  const nameOfGroup = ({ memberIds }: Group) => together(memberIds.map(nameOf));
  const takeOut = (id: PersonId) =>
    change(withAlternate(selection, id), `${nameOf(id)} acts by themselves`, focusPart('alternates'));
  return (
    <section className="flex flex-col gap-3">
      <PartHeading part="groups" about="They come after the alternates who act by themselves.">
        Groups
      </PartHeading>
      <OrderedList
        label="Groups of guardians"
        items={groups}
        countFrom={backupIds.length + 1}
        nameOf={nameOfGroup}
        onReorder={(ids) => change(withGroupsInOrder(selection, ids))}
        actionsOf={(group) => (
          <Button
            look="quiet"
            size="small"
            label={`Ungroup ${nameOfGroup(group)}`}
            onPress={() =>
              change(withoutGroup(selection, group.id), `${nameOfGroup(group)}: ungrouped`, focusPart('alternates'))
            }
          >
            Ungroup
          </Button>
        )}
      >
        {(group) => (
          <div className="flex flex-col gap-1">
            <p className="font-semibold">{nameOfGroup(group)}</p>
            <ul className="flex flex-col">
              {group.memberIds.map((id) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 text-small">
                  {nameOf(id)}
                  <Button
                    look="quiet"
                    size="small"
                    label={`Remove from group: ${nameOf(id)}`}
                    onPress={() => takeOut(id)}
                  >
                    Remove from group
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </OrderedList>
    </section>
  );
}
