import { useEffect, useRef } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { DayField } from '../../ui/dates-and-money/day-field.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { ChoicePills, YesNo } from '../../ui/fields/choice-pills.tsx';
import { FieldRow } from '../../ui/fields/field-row.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import { PercentField, PoundsField } from './amount-fields.tsx';
import type { GiftAnswer } from './answers.ts';
import { readPercent } from './pounds.ts';
import type { StepProps } from './step-form.tsx';

interface GiftListProps {
  gifts: readonly GiftAnswer[];
  onChange: (gifts: readonly GiftAnswer[]) => void;
}

const newGift = (): GiftAnswer => ({ key: crypto.randomUUID(), amount: '', date: '', toSpouseOrCharity: false });

function GiftList({ gifts, onChange }: GiftListProps) {
  const list = useRef<HTMLDivElement>(null);
  const focusNext = useRef<'last' | 'add' | null>(null);

  useEffect(() => {
    if (focusNext.current === 'last') focusWithin(list.current, `[data-gift="${gifts.length}"] input`);
    if (focusNext.current === 'add') focusWithin(list.current, '[data-add] button');
    focusNext.current = null;
  }, [gifts.length]);

  const add = () => {
    focusNext.current = 'last';
    onChange([...gifts, newGift()]);
  };
  const remove = (key: string) => {
    focusNext.current = 'add';
    onChange(gifts.filter((gift) => gift.key !== key));
  };
  return (
    <div ref={list} className="flex flex-col gap-4">
      {gifts.length === 0 && (
        <p className="text-muted">
          No gifts yet. List what you gave to people, not trusts, after the yearly exemption of £3,000.
        </p>
      )}
      {gifts.map((gift, index) => (
        <GiftFields
          key={gift.key}
          number={index + 1}
          gift={gift}
          onChange={(changed) => onChange(gifts.map((other) => (other.key === changed.key ? changed : other)))}
          onRemove={() => remove(gift.key)}
        />
      ))}
      <div data-add>
        <Button variant="secondary" size="small" onPress={add}>
          Add Gift
        </Button>
      </div>
    </div>
  );
}

const focusWithin = (within: HTMLElement | null, selector: string) =>
  within?.querySelector<HTMLElement>(selector)?.focus();

interface GiftFieldsProps {
  number: number;
  gift: GiftAnswer;
  onChange: (gift: GiftAnswer) => void;
  onRemove: () => void;
}

function GiftFields({ number, gift, onChange, onRemove }: GiftFieldsProps) {
  return (
    <fieldset data-gift={number}>
      <legend className="sr-only">Gift {number}</legend>
      <Card>
        <div className="flex items-center justify-between gap-3">
          <p aria-hidden className="heading text-lead">
            Gift {number}
          </p>
          <Button variant="quiet" size="small" label={`Remove gift ${number}`} onPress={onRemove}>
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
          <DayField
            label="Date"
            name={`${gift.key}.date`}
            hint="For example, 27/3/2021"
            value={gift.date}
            onChange={(date) => onChange({ ...gift, date })}
          />
        </FieldRow>
        <Checkbox
          label="Gift to spouse/charity (exempt)"
          name={`${gift.key}.toSpouseOrCharity`}
          isSelected={gift.toSpouseOrCharity}
          onChange={(toSpouseOrCharity) => onChange({ ...gift, toSpouseOrCharity })}
        />
      </Card>
    </fieldset>
  );
}

export default function GiftsStep({ answers, onAnswer }: StepProps) {
  return (
    <>
      <YesNo
        label="Include 7-year gift rules? (Advanced)"
        name="includeGifts"
        hint="For money or things you gave away in the last seven years"
        value={answers.includeGifts}
        onChange={(includeGifts) => onAnswer({ includeGifts })}
      />
      {answers.includeGifts === 'Yes' ? (
        <GiftList gifts={answers.gifts} onChange={(gifts) => onAnswer({ gifts })} />
      ) : (
        <Notice tone="info">This is a simplified calculation: gifts made in the last seven years are left out.</Notice>
      )}
      <CharityQuestions answers={answers} onAnswer={onAnswer} />
    </>
  );
}

const options = [
  { value: 'none', label: 'No' },
  { value: 'percent', label: 'Percentage' },
  { value: 'amount', label: 'Amount' },
] as const;

export function CharityQuestions({ answers, onAnswer }: StepProps) {
  return (
    <>
      <ChoicePills
        label="Charitable gift in your will"
        name="charityType"
        options={options}
        value={answers.charityType}
        onChange={(charityType) => onAnswer({ charityType })}
      />
      {answers.charityType === 'percent' && (
        <PercentField
          label="Percentage to charity"
          name="charityPercent"
          hint="Of what you own less what you owe. 10% or more may reduce the rate from 40% to 36%"
          remark={(readPercent(answers.charityPercent) ?? 0) > 100 && 'More than 100% counts as 100%.'}
          value={answers.charityPercent}
          onChange={(charityPercent) => onAnswer({ charityPercent })}
        />
      )}
      {answers.charityType === 'amount' && (
        <PoundsField
          label="Amount to charity"
          name="charityAmount"
          value={answers.charityAmount}
          onChange={(charityAmount) => onAnswer({ charityAmount })}
        />
      )}
    </>
  );
}
