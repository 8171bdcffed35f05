import type { Member } from './family-layout.ts';
import { PersonFigure } from './person-figure.tsx';
import { ToDescendant, ToDescendants } from './tree-lines.tsx';

/** Somebody, and those born to them. */
export const Cell = ({ member: { person, children } }: { member: Member }) => (
  <div className="flex min-w-0 flex-col items-center">
    <PersonFigure person={person} />
    {children.length > 0 && (
      <div className="relative mt-1 w-full pt-4">
        <ToDescendants />
        <ul>
          {children.map((child, at) => (
            <li key={child.person.id} className="relative pt-2 pl-4">
              <ToDescendant isLast={at === children.length - 1} />
              <Cell member={child} />
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
);
