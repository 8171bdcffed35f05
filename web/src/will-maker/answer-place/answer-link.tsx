import type { AnswerPlace } from '@plainwill/contracts/will-data/will/answer-place';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useTestatorRecord } from '../../shared/testator-record/use-testator-record.ts';
import { TextLink, textLinkClasses } from '../../ui/buttons/text-link.tsx';
import { cameFromWillDraft } from './came-from-will.ts';
import { isAskedAtSigning, pathToAnswer } from './path-to-answer.ts';

interface AnswerLinkProps {
  place: AnswerPlace;
  /** The address in Your Will that the person comes back to, by the bar above the answer or by going back. */
  from: string;
  children: ReactNode;
}

/** Leads out of the will to an answer behind it. */
export function AnswerLink({ place, from, children }: AnswerLinkProps) {
  const [, navigate] = useLocation();
  const link = pathToAnswer(place, useTestatorRecord());
  const leave = () => {
    cameFromWillDraft.set({ path: from, link, scrolled: window.scrollY });
    navigate(from, { replace: true });
  };
  if (isAskedAtSigning(place)) return <TextLink to={link}>{children}</TextLink>;
  return (
    <span data-answer-link={link}>
      <Link to={link} onClick={leave} className={textLinkClasses}>
        {children}
      </Link>
    </span>
  );
}
