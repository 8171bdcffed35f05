import { brand } from '@plainwill/contracts/shared/brand';
import { paths } from '../../../shared/paths/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { TextLink } from '../../../ui/buttons/text-link.tsx';
import { PauseNotice } from './pause-notice.tsx';
import { expectedTimeText } from './review-copy.ts';
import { useReviewStatus } from './use-review.ts';

/** The signing copy needs an approval of the will's present words. */
export function useIsCheckNeeded(): boolean {
  const { data } = useReviewStatus();
  return brand.review === 'required' && !data?.review?.isApprovedAsItStands;
}

/** The way to a first check, beside the button that creates the copy or in its place. */
export function CopyGate() {
  const { data: status } = useReviewStatus();
  if (!status) return null;
  const { review: own, pause, usualDays } = status;
  const isNeeded = brand.review === 'required';
  if (own)
    return isNeeded && !own.isApprovedAsItStands ? (
      <p className="max-w-words">
        You can create the copy once these words are approved. <TextLink to={paths.review}>See the check</TextLink>
      </p>
    ) : null;
  return (
    <>
      <p className="max-w-words">
        {isNeeded
          ? `Every will is checked by ${brand.reviewer} before it is signed, ${expectedTimeText(usualDays)}. You can create the copy once yours is approved.`
          : `Before you sign, your will can be checked by ${brand.reviewer}, ${expectedTimeText(usualDays)}. You decide.`}{' '}
        <TextLink to={paths.howWeCheck}>How we check</TextLink>
      </p>
      {pause ? (
        <PauseNotice pause={pause} />
      ) : (
        <div className="flex">
          <ButtonLink to={paths.reviewStep(1)} variant={isNeeded ? 'primary' : 'secondary'}>
            Ask for a check
          </ButtonLink>
        </div>
      )}
    </>
  );
}
