import type { PersonId } from '@plainwill/contracts/shared/ids';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../ui/buttons/button-row.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Fieldset } from '../../../ui/fields/fieldset.tsx';
import { OrderedList } from '../../../ui/lists/ordered-list.tsx';
import {
  withAlternate,
  withAlternatesInOrder,
  withGroup,
  withGroupsInOrder,
  withMember,
  withoutGroup,
  withPrimary,
} from './change-selection.ts';
import {
  type GuardianGroup,
  type GuardianSelection,
  jointNames,
  mayBePrimary,
  minGroupSize,
} from './guardian-model.ts';
import {
  editGuardian,
  focusPart,
  type GuardianChoiceProps,
  GuardianName,
  PartHeading,
  removeGuardian,
} from './guardian-parts.tsx';

/** Alternates step in alone, in the order of their priority. */
export function AlternateGuardians(choosing: GuardianChoiceProps) {
  const { selection, change, nameOf, aboutOf } = choosing;
  const [isGrouping, setGrouping] = useState(false);
  const items = selection.backupIds.map((id) => ({ id }));

  const menuOf = ({ id }: { id: PersonId }) => {
    const name = nameOf(id);
    return [
      ...(mayBePrimary(selection)
        ? [
            {
              label: 'Put first',
              run: () => change(withPrimary(selection, id), `${name} comes first`, focusPart('primary')),
            },
          ]
        : []),
      ...editGuardian(id, choosing),
      ...selection.groups.map((group) => ({
        label: `Add to ${jointNames(group.memberIds.map(nameOf))}`,
        run: () => change(withMember(selection, group.id, id), `${name} joined the group`, focusPart('groups')),
      })),
      removeGuardian(id, 'alternates', choosing),
    ];
  };
  return (
    <section className="flex flex-col gap-3">
      <PartHeading part="alternates" about="Each steps in if no one before them can.">
        Then
      </PartHeading>
      {items.length > 0 && (
        <OrderedList
          label="Alternate guardians"
          items={items}
          countFrom={firstNumber(selection)}
          nameOf={({ id }) => nameOf(id)}
          onReorder={(ids) => change(withAlternatesInOrder(selection, ids))}
          menuOf={menuOf}
        >
          {({ id }) => <GuardianName name={nameOf(id)} about={aboutOf(id)} />}
        </OrderedList>
      )}
      {items.length === 0 && (
        <p className="text-muted">
          {selection.groups.length > 0 ? 'Everyone who comes next is in a group.' : 'No one yet.'}
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

/** It opens below what was pressed, often out of sight. */
const showWhole = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' });

/** Counted on from whoever comes first. */
const firstNumber = (selection: GuardianSelection) => (mayBePrimary(selection) ? 1 : 2);

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
    <div ref={showWhole} className="flex scroll-my-24 flex-col gap-4 rounded-field bg-sage p-4">
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

/** Alternates who act together; they come after those who act alone. */
export function GuardianGroups({ selection, change, nameOf }: GuardianChoiceProps) {
  const { groups, backupIds } = selection;
  if (groups.length === 0) return null;
  const nameOfGroup = ({ memberIds }: GuardianGroup) => jointNames(memberIds.map(nameOf));
  const takeOut = (id: PersonId) =>
    change(withAlternate(selection, id), `${nameOf(id)} acts alone`, focusPart('alternates'));
  return (
    <section className="flex flex-col gap-3">
      <PartHeading part="groups" about="They come after those who act alone.">
        Then together
      </PartHeading>
      <OrderedList
        label="Groups of guardians"
        items={groups}
        countFrom={firstNumber(selection) + backupIds.length}
        nameOf={nameOfGroup}
        onReorder={(ids) => change(withGroupsInOrder(selection, ids))}
        menuOf={(group) => [
          {
            label: 'Ungroup',
            run: () =>
              change(withoutGroup(selection, group.id), `${nameOfGroup(group)}: ungrouped`, focusPart('alternates')),
          },
          ...group.memberIds.map((id) => ({ label: `Remove ${nameOf(id)} from group`, run: () => takeOut(id) })),
        ]}
      >
        {(group) => (
          <p translate="no" className="font-semibold wrap-anywhere">
            {nameOfGroup(group)}
          </p>
        )}
      </OrderedList>
    </section>
  );
}
