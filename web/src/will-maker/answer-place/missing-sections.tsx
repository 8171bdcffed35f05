import type { WillPart } from '@plainwill/contracts/will-data/will/readiness';
import { willMakerPath } from '../../shared/paths/will-maker-paths.ts';
import { sectionTitles } from '../../shared/testator-record/section-titles.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { tabOf } from './path-to-answer.ts';

interface MissingSectionsProps {
  /** The sections are needed for this: "unlock Your Wishes". */
  title: string;
  missing: readonly WillPart[];
}

/** Each section that something waits for, as a way to it. */
export default function MissingSections({ title, missing }: MissingSectionsProps) {
  return (
    <Card>
      <p className="heading text-lead">
        Finish {missing.length === 1 ? 'this' : 'these'} to {title}
      </p>
      <ul className="flex flex-col gap-1">
        {missing.map((part) => (
          <li key={part} className="flex min-h-11 items-center">
            <TextLink to={willMakerPath(tabOf(part), part)}>{sectionTitles[part]}</TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
