import { nameOf } from '@plainwill/contracts/will-data/people';
import type { Child } from '@plainwill/contracts/will-data/records/children';
import { type ChildRelationship, parentRoles } from '@plainwill/contracts/will-data/vocabulary';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { printDate } from '../../ui/dates-and-money/date-text.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ItemRow } from '../../ui/lists/item-row.tsx';
import { ageInWords } from '../children/child-model.ts';
import { savedBySupportLabel } from '../testator-record/support-words.ts';
import { useToday } from '../testator-record/use-testator-record.ts';
import { StaffChildDialog } from './staff-child-dialog.tsx';
import { nameIn, Panel, type UserPanelProps } from './user-panel.tsx';

/** Whether it says what the person is to the child, as the portal asks, rather than what the child is to them. */
const saysOfPerson = (relationship: ChildRelationship) => parentRoles.some((role) => role === relationship);

/** Their children; an administrator adds and edits them in a dialog. */
export function ChildrenPanel({ accountId, testatorRecord, isEdited, onConflict }: UserPanelProps) {
  const today = useToday();
  const [open, setOpen] = useState<Child | 'new' | null>(null);
  const about = (child: Child) => [
    `${printDate(child.dateOfBirth)} (${ageInWords(child.dateOfBirth, today)})`,
    saysOfPerson(child.relationship) ? `${child.relationship} of the child` : child.relationship,
    child.otherParentId && `Other parent: ${nameIn(testatorRecord, child.otherParentId)}`,
    savedBySupportLabel(child),
  ];
  return (
    <Panel title="Children">
      {testatorRecord.children.length === 0 ? (
        <EmptyState>No children are named.</EmptyState>
      ) : (
        <ul className="flex flex-col gap-2">
          {testatorRecord.children.map((child) => (
            <ItemRow key={child.id} title={nameOf(child) || 'No name'} about={about(child)}>
              {isEdited && (
                <Button look="quiet" size="small" label={`Edit ${nameOf(child)}`} onPress={() => setOpen(child)}>
                  Edit
                </Button>
              )}
            </ItemRow>
          ))}
        </ul>
      )}
      {isEdited && (
        <ButtonRow>
          <Button look="secondary" size="small" onPress={() => setOpen('new')}>
            <Plus aria-hidden strokeWidth={2.2} className="size-4.5" />
            Add Child
          </Button>
        </ButtonRow>
      )}
      {open && (
        <StaffChildDialog
          accountId={accountId}
          testatorRecord={testatorRecord}
          child={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onConflict={onConflict}
        />
      )}
    </Panel>
  );
}
