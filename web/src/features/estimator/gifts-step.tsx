import { Notice } from '../../ui/feedback/notice.tsx';
import { CharityQuestions } from './charity-questions.tsx';
import { YesNo } from './choice-pills.tsx';
import { GiftList } from './gift-list.tsx';
import type { StepProps } from './step-form.tsx';

export function GiftsStep({ answers, onAnswer, today }: StepProps & { today: string }) {
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
        <GiftList gifts={answers.gifts} today={today} onChange={(gifts) => onAnswer({ gifts })} />
      ) : (
        <Notice tone="info">This is a simplified calculation: gifts made in the last seven years are left out.</Notice>
      )}
      <CharityQuestions answers={answers} onAnswer={onAnswer} />
    </>
  );
}
