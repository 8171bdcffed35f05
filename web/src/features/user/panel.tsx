import type { ReactNode } from 'react';
import { dayInWords } from '../../ui/dates-and-money/day-in-words.ts';
import { Card } from '../../ui/layout/card.tsx';
import { supportWords } from '../portal/support-words.ts';

interface PanelProps {
  title: string;
  /** What it shows, where that is one record. */
  saved?: { savedAt: string; savedBySupport: boolean } | null;
  children: ReactNode;
}

/** What stands under a tab. */
export function Panel({ title, saved, children }: PanelProps) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="heading text-lead">{title}</h3>
        {saved && (
          <p className="text-muted">{supportWords(saved) ?? `Saved by the person on ${dayInWords(saved.savedAt)}`}</p>
        )}
      </div>
      {children}
    </Card>
  );
}
