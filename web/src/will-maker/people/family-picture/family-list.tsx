import { type FamilyGroup, familyGroups, figureLabels } from '@plainwill/law/family/family-figure';
import { useId } from 'react';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { pathInSection } from '../../answer-place/path-to-answer.ts';
import type { FamilyLayout, Member, PicturePerson } from './family-layout.ts';

/** The family as text: one list for each generation, those born to someone below them. */
export const FamilyList = ({ family }: { family: FamilyLayout }) => (
  <div className="flex flex-col gap-5">
    {groupsOf(family).map(({ label, members }) => (
      <Group key={label} label={label} members={members} />
    ))}
  </div>
);

function groupsOf(family: FamilyLayout): FamilyGroup<PicturePerson>[] {
  const { you, spouse, onlyNamed } = family;
  const couple = {
    label: spouse ? `You and ${spouse.person.name}` : 'About you',
    members: [{ person: you, children: [] }, ...(spouse ? [spouse] : [])],
  };
  return [
    ...familyGroups(family, { couple, siblings: 'Your brothers and sisters', children: 'Your children' }),
    ...(onlyNamed.length > 0 ? [{ label: figureLabels.onlyNamed, members: onlyNamed }] : []),
  ];
}

function Group({ label, members }: FamilyGroup<PicturePerson>) {
  const headingId = useId();
  return (
    <div>
      <h4 id={headingId} className="mb-2 font-semibold">
        {label}
      </h4>
      <Members members={members} labelledBy={headingId} />
    </div>
  );
}

const Members = ({ members, labelledBy }: { members: readonly Member[]; labelledBy?: string }) => (
  <ul aria-labelledby={labelledBy} className="flex flex-col gap-3 text-small">
    {members.map((member) => (
      <ListedMember key={member.person.id} member={member} />
    ))}
  </ul>
);

const ListedMember = ({ member: { person, children } }: { member: Member }) => (
  <li className="wrap-anywhere">
    {person.place ? <TextLink to={pathInSection(person.place)}>{person.name}</TextLink> : person.name}
    {person.relation && <>, {person.relation}</>}
    {person.hasDied && <>, has died</>}
    {person.badges.length > 0 && (
      <span className="block text-muted">{person.badges.map(({ meaning }) => meaning).join(' · ')}</span>
    )}
    {children.length > 0 && (
      <div className="mt-3 ml-5">
        <Members members={children} />
      </div>
    )}
  </li>
);
