import { inOneLine } from '@plainwill/contracts/shared/address';
import type { PlanProblem, Witness } from '@plainwill/contracts/will-data/signing/signing-plan';
import { Button } from '../../../../ui/buttons/button.tsx';
import { withDots } from '../../../../ui/lists/item-row.tsx';
import { PlanFindings } from './plan-findings.tsx';
import { relationLabels } from './witness-model.ts';

interface WitnessCardProps {
  witness: Witness;
  problems: readonly PlanProblem[];
  onEdit: () => void;
  onRemove: () => void;
}

/** A witness, with what the checks have found beside them. */
export const WitnessCard = ({ witness, problems, onEdit, onRemove }: WitnessCardProps) => (
  <li className="flex flex-col gap-3 rounded-field border border-line bg-paper p-4">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0 grow basis-48">
        <p translate="no" className="font-semibold wrap-anywhere">
          {witness.name}
        </p>
        <p className="text-small text-muted wrap-anywhere">
          {withDots([
            witness.relation && relationLabels[witness.relation],
            witness.occupation,
            inOneLine(witness.address) || witness.address.address,
          ])}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-3">
        <Button variant="quiet" size="small" label={`Edit: ${witness.name}`} onPress={onEdit}>
          Edit
        </Button>
        <Button variant="quiet" size="small" label={`Remove: ${witness.name}`} onPress={onRemove}>
          Remove
        </Button>
      </div>
    </div>
    <PlanFindings problems={problems} />
  </li>
);
