import type { FamilyAnswers } from '@plainwill/law/intestacy/family-answers';
import { useState } from 'react';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { PoundsField } from '../estimator/amount-fields.tsx';
import { asTyped, isAmount, penceTyped } from './money.ts';

interface EstateAmountProps {
  pence: number | null;
  onAnswer: (told: Partial<FamilyAnswers>) => void;
}

/** A field for those who want the shares in pounds, where they are the same for any amount. */
export function EstateAmount({ pence, onAnswer }: EstateAmountProps) {
  const [text, setText] = useState(asTyped(pence));
  const change = (typed: string) => {
    setText(typed);
    if (isAmount(typed)) onAnswer({ estatePence: penceTyped(typed) || null });
  };
  return (
    <div className="print:hidden">
      <Disclosure summary="See it in pounds" isOpenAtFirst={pence !== null}>
        <PoundsField
          label="What you own, less your debts"
          name="estateAmount"
          hint="Leave out a home or account that goes straight to someone who owns it with you."
          isOptional
          value={text}
          onChange={change}
        />
      </Disclosure>
    </div>
  );
}
