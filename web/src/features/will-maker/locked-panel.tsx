import type { WillPart } from '@plainwill/contracts/will-data/readiness';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { willMakerPath } from '../../will-maker-paths.ts';
import { tabOf } from './progress.ts';
import { sectionTitles } from './section-titles.ts';

interface LockedPanelProps {
  title: string;
  missing: readonly WillPart[];
}

/** A tab that is not open yet: what is missing, with the way there. */
export function LockedPanel({ title, missing }: LockedPanelProps) {
  return (
    <Card>
      <p className="heading text-title">{title} is not open yet</p>
      <p className="text-muted">Finish {missing.length === 1 ? 'this' : 'these'} to open it:</p>
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
