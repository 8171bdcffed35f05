import type { Child } from '@plainwill/contracts/will-data/records/children';
import type { BeneficiaryId } from '@plainwill/contracts/will-data/records/recipients';
import { familyBadges, noParts } from '@plainwill/law/family/family-badges';
import {
  classChoices,
  isAmong,
  isClass,
  mayHaveAnotherChild,
  ownChildrenOf,
} from '../../../shared/people/beneficiary-classes.ts';
import { nameAmong, usePeople } from '../../../shared/people/named-people.ts';
import { useTestatorRecord, useToday } from '../../../shared/testator-record/use-testator-record.ts';
import { afterFocusMoved, focusField } from '../../../ui/browser/focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { sharersOf } from '../family-picture/family-badges.ts';
import { choicesFor } from '../people-choices.ts';
import { PeopleChooser, type PersonOnCard, personField } from '../people-chooser.tsx';
import { BeneficiaryDetails } from './beneficiary-details.tsx';
import { LevelShares } from './level-shares.tsx';
import { levelsOf, placeLabel, type Ranked, shareIn, withoutPerson, withPerson } from './priority-levels.ts';
import { PriorityList } from './priority-list.tsx';
import { levelOfAllChildren, type ShareDraft, withClassOfChildren } from './share-draft.ts';

interface RecipientsEditorProps<D extends ShareDraft> {
  draft: D;
  onChange: (draft: D) => void;
  label: string;
  /** Only the order and the shares are to be seen to. */
  isWithoutChoices?: boolean;
  /** They are chosen for something of their own, such as a debt: nobody comes before another, or belongs to a class. */
  isEachAlone?: boolean;
  question?: string | undefined;
  /** Those chosen come after those who are first. */
  isNext?: boolean;
  /** These cannot be chosen here. */
  without?: readonly BeneficiaryId[];
  /** Someone new is to be added. */
  onAdd: () => void;
}

/** Recipients are ticked from everyone there is, and put in an order and in shares. */
export function RecipientsEditor<D extends ShareDraft>({
  draft,
  onChange,
  without = [],
  ...props
}: RecipientsEditorProps<D>) {
  const people = usePeople();
  const testatorRecord = useTestatorRecord();
  const today = useToday();
  const { children } = testatorRecord;
  const nameOf = (id: BeneficiaryId) => nameAmong(people, id);
  const changeList = (list: readonly Ranked[]) => onChange({ ...draft, list });
  const remove = (id: BeneficiaryId) => changeList(withoutPerson(draft.list, id));
  const choose = (personId: BeneficiaryId) =>
    personId === 'children'
      ? onChange(withClassOfChildren(draft, levelsOf(draft.list)[props.isNext ? 1 : 0] ?? [], children, props.isNext))
      : changeList(withPerson<Ranked>(draft.list, { personId }, props.isNext));

  const chosen = draft.list.map(({ personId }) => personId);
  const byClass = draft.list.filter(({ personId }) => personId === 'children');
  const aboutChoice = ({ id, name, about }: PersonOnCard) => {
    const isIncluded = !chosen.includes(id) && byClass.some((beneficiary) => isAmong(beneficiary, id, children));
    return { id, name, about: isIncluded ? `${about} · included in “my children”` : about };
  };
  // A class has no debts, and a child who has died is released from none.
  const isOwing = (id: BeneficiaryId) => !isClass(id) && !children.some((child) => child.id === id && child.hasDied);
  const choices: PersonOnCard<BeneficiaryId>[] = [
    ...classChoices(testatorRecord, today, chosen),
    ...choicesFor('recipient', testatorRecord, today).map(aboutChoice),
  ].filter(({ id }) => !props.isEachAlone || isOwing(id) || chosen.includes(id));
  const useClass = (level: readonly Ranked[]) => {
    onChange(withClassOfChildren(draft, level, children));
    // The button has gone, and with it the focus.
    afterFocusMoved(() => focusField(document, personField('children')));
  };
  const level = byClass.length === 0 ? levelOfAllChildren(draft, children) : undefined;
  const lastChild = ownChildrenOf(children)
    .filter(({ hasDied }) => !hasDied)
    .at(-1);
  const isSuggested = !props.isEachAlone && mayHaveAnotherChild(testatorRecord, today) && !without.includes('children');
  const suggestion = level &&
    lastChild &&
    isSuggested && {
      below: lastChild.id,
      content: (
        <Button variant="secondary" size="small" onPress={() => useClass(level)}>
          Use “my children” instead, so that a child born later is included
        </Button>
      ),
    };
  return (
    <>
      {!props.isWithoutChoices && (
        <PeopleChooser
          label={props.question ?? 'Choose who inherits'}
          people={choices.filter(({ id }) => !without.includes(id))}
          chosen={new Set(chosen)}
          badges={props.isEachAlone ? undefined : badgesIn(draft, children)}
          onChange={(id, isChosen) => (isChosen ? choose(id) : remove(id))}
          note={suggestion || undefined}
          onAdd={props.onAdd}
        />
      )}
      {draft.list.length > 0 && !props.isEachAlone && (
        <PriorityList
          label={props.label}
          list={draft.list}
          nameOf={nameOf}
          aboutOf={(beneficiary) => (
            <BeneficiaryDetails
              beneficiary={beneficiary}
              onExcept={(exceptIds) =>
                changeList(draft.list.map((each) => (each === beneficiary ? { ...beneficiary, exceptIds } : each)))
              }
            />
          )}
          noteOf={(level, at) => (
            <LevelShares draft={draft} level={level} place={placeLabel(at)} nameOf={nameOf} onChange={onChange} />
          )}
          onChange={changeList}
          onRemove={remove}
        />
      )}
    </>
  );
}

/** The shares of the chosen people, as the picture shows them. */
const badgesIn = ({ list, shares }: ShareDraft, children: readonly Child[]) =>
  familyBadges({
    ...noParts,
    residue: sharersOf(
      list.map((recipient) => ({ ...recipient, shareBasisPoints: shareIn(shares[recipient.personId] ?? '') ?? null })),
      children,
    ),
  });
