import type { AccountId } from '@plainwill/contracts/shared/ids';
import { peopleOf } from '@plainwill/contracts/will-data/people';
import type { BeneficiaryId } from '@plainwill/contracts/will-data/records/recipients';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { ReactNode } from 'react';
import { isClass } from '../../shared/people/beneficiary-classes.ts';
import { savedBySupportLabel } from '../../shared/testator-record/support-label.ts';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Card } from '../../ui/layout/page-layout.tsx';
import type { SectionDrafts } from './use-section-drafts.ts';

export interface UserPanelProps {
  accountId: AccountId;
  testatorRecord: TestatorRecord;
  isEdited: boolean;
  drafts: SectionDrafts;
  /** Somebody else has saved meanwhile. */
  onConflict: () => void;
}

interface PanelProps {
  title: string;
  /** The record that the panel shows, if it is one alone. */
  saved?: { savedAt: string; savedBySupport: boolean } | null;
  children: ReactNode;
}

/** A tab opens one panel. */
export function Panel({ title, saved, children }: PanelProps) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="heading text-lead">{title}</h3>
        {saved && (
          <p className="text-muted">
            {savedBySupportLabel(saved) ?? `Saved by the customer on ${formatDay(saved.savedAt)}`}
          </p>
        )}
      </div>
      {children}
    </Card>
  );
}

interface FactsProps {
  entries: readonly (readonly [term: string, detail: string | null | undefined])[];
}

export const notProvided = 'Not provided';

/** Facts stand in two columns where there is room; a missing one says so. */
export function Facts({ entries }: FactsProps) {
  return (
    <dl className="grid gap-x-10 border-b border-line sm:grid-cols-2">
      {entries.map(([term, detail]) => (
        <Fact key={term} term={term}>
          {detail?.trim() ? <span className="font-semibold">{detail}</span> : <Missing />}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t border-line py-2">
      <dt className="text-muted">{term}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}

const Missing = () => <span className="text-muted">{notProvided}</span>;

/** The name of a person, or of a class of people, among those the user has named. */
export const nameIn = (testatorRecord: TestatorRecord, id: BeneficiaryId): string =>
  isClass(id)
    ? `their ${id}`
    : (peopleOf(testatorRecord).find((person) => person.id === id)?.fullName ?? `Unknown ${id}`);
