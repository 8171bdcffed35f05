import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import type { MissingSection } from './missing-section.ts';

interface LockedPanelProps {
  title: string;
  missing: readonly MissingSection[];
}

/** A tab that is not open yet: what is missing, with the way there. */
export default function LockedPanel({ title, missing }: LockedPanelProps) {
  return (
    <Card>
      <p className="heading text-title">{title} is not open yet</p>
      <p className="text-muted">Finish {missing.length === 1 ? 'this' : 'these'} to open it:</p>
      <ul className="flex flex-col gap-1">
        {missing.map((section) => (
          <li key={section.to} className="flex min-h-11 items-center">
            <TextLink to={section.to}>{section.title}</TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
