import { Button } from '../../ui/buttons/button.tsx';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { PlainCheckbox } from '../../ui/fields/plain-checkbox.tsx';
import { PlainField } from '../../ui/fields/plain-field.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { PoundsField } from './amount-fields.tsx';
import type { GiftAnswer } from './answers.ts';

interface GiftFieldsProps {
  number: number;
  gift: GiftAnswer;
  today: string;
  onChange: (gift: GiftAnswer) => void;
  onRemove: () => void;
}

export function GiftFields({ number, gift, today, onChange, onRemove }: GiftFieldsProps) {
  return (
    <fieldset data-gift={number}>
      <legend className="sr-only">Gift {number}</legend>
      <Card>
        <div className="flex items-center justify-between gap-3">
          <p aria-hidden className="heading text-lead">
            Gift {number}
          </p>
          <Button look="quiet" size="small" label={`Remove gift ${number}`} onPress={onRemove}>
            Remove
          </Button>
        </div>
        <FieldRow>
          <PoundsField
            label="Amount"
            name={`${gift.key}.amount`}
            value={gift.amount}
            onChange={(amount) => onChange({ ...gift, amount })}
          />
          <PlainField
            label="Date"
            name={`${gift.key}.date`}
            type="date"
            width="date"
            latest={today}
            value={gift.date}
            onChange={(date) => onChange({ ...gift, date })}
          />
        </FieldRow>
        <PlainCheckbox
          label="Gift to spouse/charity (exempt)"
          name={`${gift.key}.toSpouseOrCharity`}
          isChecked={gift.toSpouseOrCharity}
          onChange={(toSpouseOrCharity) => onChange({ ...gift, toSpouseOrCharity })}
        />
      </Card>
    </fieldset>
  );
}
