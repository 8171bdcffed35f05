import type { StaffStep } from '@plainwill/contracts/identity/sign-in-methods';
import { paths } from '../../paths/paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

interface StaffStepBannerProps {
  step: StaffStep;
  /** From which day on a second step is needed, where that is announced. */
  from: string | null;
}

/** Tells staff of the second step, as long as they are in without one. */
export function StaffStepBanner({ step, from }: StaffStepBannerProps) {
  if (step === 'announced' && from)
    return (
      <Notice tone="info">
        From {formatDay(from)} on, these pages open with a second step alone.{' '}
        <TextLink to={paths.accountSection('passkeys')}>Set yours up now</TextLink>
      </Notice>
    );
  if (step === 'off')
    return <Notice tone="info">The second step of staff is off here. A site that people use must have it on.</Notice>;
  return null;
}
