import { ageOn, type CalendarDate } from '@plainwill/contracts/shared/calendar-date';
import { spouseKey } from '@plainwill/contracts/will-data/what-if/people-keys';
import type { WhenDied } from '@plainwill/contracts/will-data/what-if/what-if-sentences';
import { X } from 'lucide-react';
import { memo } from 'react';
import { isBody } from '../../../shared/people/contact-kind.ts';
import { useTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { RadioPills } from '../../../ui/fields/radio-pills.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { bornBeside, type Death, type Story, withChildrenOf, withDeath, withoutDeath } from './story.ts';
import type { WhatIfScenarios } from './use-what-if.ts';

interface DeathsProps {
  story: Story;
  whatIf: WhatIfScenarios;
  deathOn: CalendarDate;
  onChange: (story: Story) => void;
}

/** The person chooses who has died, and if before or after the testator. */
export const Deaths = memo(function Deaths({ story, whatIf, deathOn, onChange }: DeathsProps) {
  const { children, contacts } = useTestatorRecord();
  const people = [...children.filter(({ hasDied }) => !hasDied), ...contacts.filter((contact) => !isBody(contact))];
  // A spouse who is divorced or has been followed by somebody else stays out of the story.
  const isParted = Boolean(story.others.divorcedOn ?? story.others.married);
  const mortals = new Set<string>([...(isParted ? [] : [spouseKey]), ...people.map(({ id }) => id)]);
  const dead = new Set(story.died.map(({ person }) => person));
  const living = whatIf.people.filter(({ id }) => mortals.has(id) && !dead.has(id));
  return (
    <div className="flex flex-col gap-5">
      {story.died.map((death) => (
        <OneDeath key={death.person} {...{ death, story, whatIf, deathOn, onChange }} />
      ))}
      {living.length > 0 && (
        <Select
          label={dead.size === 0 ? 'Has someone died?' : 'Has someone else died?'}
          options={living.map(({ id, name }) => ({ value: id, label: name }))}
          value=""
          placeholder="Choose a person"
          onChange={(person) => onChange(withDeath(story, { person, when: 'before' }))}
        />
      )}
      <LeftByDeceased {...{ story, whatIf, deathOn, onChange }} />
    </div>
  );
});

/** A child who had died before the will may have left children, who inherit in that place. */
function LeftByDeceased({ story, whatIf, deathOn, onChange }: DeathsProps) {
  const { children } = useTestatorRecord();
  const deceased = children.filter(({ hasDied, leftChildren }) => hasDied && leftChildren !== false);
  return deceased.map(({ id }) => {
    const name = whatIf.people.find((person) => person.id === id)?.shortName ?? '';
    const count = story.born.filter(({ of }) => of === id).length;
    return (
      <RadioPills
        key={id}
        label={`How many children did ${name} leave?`}
        hint={`They may inherit in ${name}’s place.`}
        options={counts.filter(({ value }) => value !== '0')}
        value={count === 0 ? '' : (counts[Math.min(count, 3)]?.value ?? '')}
        onChange={(value) => onChange(withChildrenOf(story, { id, name }, Number(value), deathOn))}
      />
    );
  });
}

const orders: { value: WhenDied; label: string }[] = [
  { value: 'before', label: 'Before you' },
  { value: 'together', label: 'With you' },
  { value: 'after', label: 'Soon after you' },
];

function OneDeath({ death, story, whatIf, deathOn, onChange }: DeathsProps & { death: Death }) {
  const { settings, homeDetails, spouseDetails, personalDetails } = useTestatorRecord();
  const name = whatIf.people.find(({ id }) => id === death.person)?.shortName ?? '';
  const days = settings.survivorshipDays;
  const born = personalDetails?.dateOfBirth ?? null;
  const isElder = (birthday: CalendarDate) => (death.born ?? bornBeside(birthday, true)) < birthday;
  const change = (when: WhenDied) => onChange(withDeath(story, { ...death, when }));
  const { coOwnerId } = homeDetails ?? { coOwnerId: null };
  const owner = coOwnerId === null || coOwnerId === spouseDetails?.id ? spouseKey : coOwnerId;
  const asksElder = whatIf.isHomeJoint && death.when === 'together' && death.person === owner && born !== null;
  return (
    <div className="flex flex-col gap-4 border-l-2 border-clay pl-4">
      <RadioPills
        label={`${name} dies`}
        hint={death.when === 'after' && days > 0 ? `Within ${days} days of you` : undefined}
        options={orders}
        value={death.when}
        onChange={change}
      />
      {asksElder && born && (
        <RadioPills
          label={`Who is older, you or ${name}?`}
          hint="If no one can tell who died first, the law takes it that the younger one lived longer. That decides who owns your joint home."
          options={[
            { value: 'me', label: 'You' },
            { value: 'other', label: name },
          ]}
          value={isElder(born) ? 'other' : 'me'}
          onChange={(elder) => onChange(withDeath(story, { ...death, born: bornBeside(born, elder === 'other') }))}
        />
      )}
      <ChildrenLeft {...{ death, name, story, deathOn, onChange }} />
      <p>
        <Button variant="quiet" size="small" onPress={() => onChange(withoutDeath(story, death.person))}>
          <X aria-hidden strokeWidth={2.2} className="size-4.5" />
          {name} is alive
        </Button>
      </p>
    </div>
  );
}

/** Younger, nobody is asked about children of theirs. */
const ageOfParents = 16;

const counts = [
  { value: '0', label: 'No' },
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
  { value: '3', label: 'Three' },
] as const;

interface ChildrenLeftProps extends Omit<DeathsProps, 'whatIf'> {
  death: Death;
  name: string;
}

/** Asked only of a child of the testator’s who is old enough: grandchildren may inherit in their place. */
function ChildrenLeft({ death, name, story, deathOn, onChange }: ChildrenLeftProps) {
  const { children, contacts } = useTestatorRecord();
  const child = children.find(({ id }) => id === death.person);
  const contact = contacts.find(({ id, role }) => id === death.person && (role === 'child' || role === 'stepchild'));
  const count = story.born.filter(({ of }) => of === death.person).length;
  const isAnswered = count > 0 || death.isChildless === true;
  const { dateOfBirth } = child ?? contact ?? { dateOfBirth: null };
  const isTooYoung = dateOfBirth !== null && (ageOn(dateOfBirth, deathOn) ?? 0) < ageOfParents;
  if ((!child && !contact) || (isTooYoung && count === 0)) return null;
  return (
    <RadioPills
      label={`Did ${name} leave children?`}
      hint={
        isAnswered
          ? `They may inherit in ${name}’s place.`
          : `They may inherit in ${name}’s place. Until you say, this shows what happens if not.`
      }
      options={counts}
      value={isAnswered ? (counts[Math.min(count, 3)]?.value ?? '') : ''}
      onChange={(value) => onChange(withChildrenOf(story, { id: death.person, name }, Number(value), deathOn))}
    />
  );
}
