import { brand } from '@plainwill/contracts/shared/brand';
import { expectedTimeText } from './review-copy.ts';

const points = (usualDays: number): readonly { title: string; text: string }[] => [
  {
    title: 'Who reads it',
    text: `Your will is read by ${brand.reviewer}, beside your answers and what our automatic checks found.`,
  },
  {
    title: 'How long it takes',
    text: `This ${expectedTimeText(usualDays).replace('usually', 'usually takes')}. If they ask you something, the time stops until you answer.`,
  },
  {
    title: 'What you get',
    text: 'They ask you a question, send it back with reasons, or approve the words as they are. If the words change afterwards, you can ask again.',
  },
  {
    title: 'What no one checks',
    text: 'The value of what you own, who owns a house on paper, your tax, and whether your answers are true. No check can promise that a will is never challenged.',
  },
  {
    title: 'What we ask you first',
    text: 'Five questions. Please answer without help. It is fine to stop and come back, and you can leave any of them out.',
  },
];

/** People should know this before they ask. */
export const WhatHappensStep = ({ usualDays }: { usualDays: number }) => (
  <dl className="flex max-w-words flex-col gap-4">
    {points(usualDays).map(({ title, text }) => (
      <div key={title}>
        <dt className="font-semibold">{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
