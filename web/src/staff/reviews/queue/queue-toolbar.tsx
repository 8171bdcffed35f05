import { reviewLanes } from '@plainwill/contracts/will-data/review/review-vocabulary';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { reviewLaneLabels, reviewStateLabels } from '../desk/desk-labels.ts';
import { type ChosenReviews, type QueueState, queueStates } from './chosen-reviews.ts';

const stateOptions = [
  { value: 'open' as const, label: 'All open' },
  ...queueStates.map((value) => ({ value, label: value === 'decided' ? 'Decided' : reviewStateLabels[value] })),
];
const laneOptions = [
  { value: 'all' as const, label: 'All lanes' },
  ...reviewLanes.map((value) => ({ value, label: reviewLaneLabels[value] })),
];

interface QueueToolbarProps {
  chosen: ChosenReviews;
  onChoose: (changes: Partial<ChosenReviews>) => void;
  /** The reader reviews wills themselves. */
  hasOwn: boolean;
}

/** Which wills the queue shows. */
export function QueueToolbar({ chosen, onChoose, hasOwn }: QueueToolbarProps) {
  const [typed, setTyped] = useState(chosen.number ? String(chosen.number) : '');
  const search = () => onChoose({ number: /^\d{1,9}$/.test(typed.trim()) ? Number(typed) || undefined : undefined });
  return (
    <ListToolbar
      search={
        <TextField
          label="Number"
          name="reviewNumber"
          inputMode="numeric"
          maxLength={9}
          value={typed}
          onChange={setTyped}
          onEnter={search}
        />
      }
    >
      <Select
        label="State"
        name="state"
        options={stateOptions}
        value={chosen.state ?? 'open'}
        onChange={(state: QueueState | 'open') => onChoose({ state: state === 'open' ? undefined : state })}
      />
      <Select
        label="Lane"
        name="lane"
        options={laneOptions}
        value={chosen.lane ?? 'all'}
        onChange={(lane) => onChoose({ lane: lane === 'all' ? undefined : lane })}
      />
      <div className="flex flex-wrap items-center gap-3">
        {hasOwn && (
          <Checkbox
            label="Only mine"
            isSelected={chosen.isMine ?? false}
            onChange={(isMine) => onChoose({ isMine: isMine || undefined })}
          />
        )}
        {chosen.number && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              setTyped('');
              onChoose({ number: undefined });
            }}
          >
            Show all
          </Button>
        )}
      </div>
    </ListToolbar>
  );
}
