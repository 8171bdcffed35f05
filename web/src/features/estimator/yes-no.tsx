import { type YesNo as Answer, yesNo } from '@plainwill/contracts/notifications/vocabulary';
import type { ReactNode } from 'react';
import { ChoicePills } from '../../ui/light/choice-pills.tsx';

const options = yesNo.map((value) => ({ value, label: value }));

interface YesNoProps {
  label: string;
  name: string;
  value: Answer;
  onChange: (value: Answer) => void;
  hint?: ReactNode;
}

export function YesNo(props: YesNoProps) {
  return <ChoicePills {...props} options={options} />;
}
