import type { PersonId } from '@plainwill/contracts/shared/ids';
import { useState } from 'react';
import { ActionMenu } from '../../ui/buttons/action-menu.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Fieldset } from '../../ui/fields/fieldset.tsx';
import { OrderedList } from '../../ui/lists/ordered-list.tsx';
import {
  withAlternate,
  withAlternatesInOrder,
  withGroup,
  withGroupsInOrder,
  withMember,
  withoutGroup,
  withPrimary,
} from './change-selection.ts';
import { type GuardianGroup, jointNames, mayBePrimary, minGroupSize } from './guardian-model.ts';
import {
  EditGuardian,
  focusPart,
  type GuardianChoiceProps,
  GuardianName,
  PartHeading,
  RemoveGuardian,
} from './guardian-parts.tsx';

/** Who steps in by themselves, in the order of their priority. */
export function AlternateGuardians(choosing: GuardianChoiceProps) {
  const { selection, change, nameOf, aboutOf, kindOf } = choosing;
  const [isGrouping, setGrouping] = useState(false);
  const items = selection.backupIds.map((id) => ({ id }));

  const actionsOf = ({ id }: { id: PersonId }) => {
    const name = nameOf(id);
    return (
      <>
        {mayBePrimary(selection, { kind: kindOf(id) }) && (
          <Button
            variant="quiet"
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
              label: `Add to ${jointNames(group.memberIds.map(nameOf))}`,
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
      {items.length >= minGroupSize &&
        (isGrouping ? (
          <GroupGuardians {...choosing} onDone={() => setGrouping(false)} />
        ) : (
          <div>
            <Button variant="secondary" size="small" onPress={() => setGrouping(true)}>
              Group Guardians
            </Button>
          </div>
        ))}
    </section>
  );
}

/** Chooses which alternates would act together. */
function GroupGuardians({ selection, change, nameOf, onDone }: GuardianChoiceProps & { onDone: () => void }) {
  const { backupIds } = selection;
  const [chosen, setChosen] = useState<readonly PersonId[]>(backupIds.length === minGroupSize ? backupIds : []);
  const [isTooFew, setTooFew] = useState(false);

  const create = () => {
    const memberIds = backupIds.filter((id) => chosen.includes(id));
    setTooFew(memberIds.length < minGroupSize);
    if (memberIds.length < minGroupSize) return;
    const names = memberIds.map(nameOf);
    const group = { id: crypto.randomUUID(), name: `Group ${selection.groups.length + 1}`, memberIds };
    change(withGroup(selection, group), `${jointNames(names)}: a group`, focusPart('groups'));
    onDone();
  };
  return (
    <div className="flex flex-col gap-4 rounded-field bg-sage p-4">
      <Fieldset
        legend="Who would look after the child together?"
        hint="Choose two or more."
        error={isTooFew ? 'Choose at least two people' : undefined}
      >
        {backupIds.map((id) => (
          <Checkbox
            key={id}
            label={nameOf(id)}
            isSelected={chosen.includes(id)}
            onChange={(isChosen) => setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))}
          />
        ))}
      </Fieldset>
      <ButtonRow>
        <Button size="small" onPress={create}>
          Make a group
        </Button>
        <Button variant="quiet" size="small" onPress={onDone}>
          Cancel grouping
        </Button>
      </ButtonRow>
    </div>
  );
}

/** Alternates who act together; they come after those who act by themselves. */
export function GuardianGroups({ selection, change, nameOf }: GuardianChoiceProps) {
  const { groups, backupIds } = selection;
  if (groups.length === 0) return null;
  const nameOfGroup = ({ memberIds }: GuardianGroup) => jointNames(memberIds.map(nameOf));
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
            variant="quiet"
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
                    variant="quiet"
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
