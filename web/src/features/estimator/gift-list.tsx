import { useEffect, useRef } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import type { GiftAnswer } from './answers.ts';
import { GiftFields } from './gift-fields.tsx';

interface GiftListProps {
  gifts: readonly GiftAnswer[];
  today: string;
  onChange: (gifts: readonly GiftAnswer[]) => void;
}

const newGift = (): GiftAnswer => ({ key: crypto.randomUUID(), amount: '', date: '', toSpouseOrCharity: false });

export function GiftList({ gifts, today, onChange }: GiftListProps) {
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
          today={today}
          onChange={(changed) => onChange(gifts.map((other) => (other.key === changed.key ? changed : other)))}
          onRemove={() => remove(gift.key)}
        />
      ))}
      <div data-add>
        <Button look="secondary" size="small" onPress={add}>
          Add Gift
        </Button>
      </div>
    </div>
  );
}

const focusWithin = (within: HTMLElement | null, selector: string) =>
  within?.querySelector<HTMLElement>(selector)?.focus();
