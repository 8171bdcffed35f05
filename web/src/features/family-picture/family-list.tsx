import { TextLink } from '../../ui/buttons/text-link.tsx';
import { pathInSection } from '../answer-place/path-to-answer.ts';
import type { FamilyLayout, FamilyPerson } from './family-layout.ts';

/** Everybody in the picture, and those it has no room for, one below the other. */
export const FamilyList = ({ family: { you, spouse, branches, others } }: { family: FamilyLayout }) => (
  <ul aria-label="Your family, and what they do" className="flex flex-col gap-3 text-small">
    {[
      you,
      ...(spouse ? [spouse] : []),
      ...branches.flatMap(({ children, otherParent }) => [...children, ...(otherParent ? [otherParent] : [])]),
      ...others,
    ].map((person) => (
      <ListedPerson key={person.key} person={person} />
    ))}
  </ul>
);

const ListedPerson = ({ person: { name, relation, badges, place } }: { person: FamilyPerson }) => (
  <li className="wrap-anywhere">
    <TextLink to={pathInSection(place)}>{name}</TextLink>
    {relation && <>, {relation}</>}
    {badges.length > 0 && <span className="block text-muted">{badges.map(({ meaning }) => meaning).join(' · ')}</span>}
  </li>
);
