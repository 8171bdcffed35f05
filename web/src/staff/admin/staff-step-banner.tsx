import type { StaffStep } from '@plainwill/contracts/identity/sign-in-methods';
import { ShieldAlert } from 'lucide-react';
import { paths } from '../../shared/paths/paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

interface StaffStepBannerProps {
  step: StaffStep;
  /** On the page that a sign-in leads to: a warning for whoever runs the server is read once. */
  isFirstPage: boolean;
  /** From which day on it is needed. */
  from: string | null;
}

/** From when on the staff pages need a second step, or that they do not. */
export function StaffStepBanner({ step, from, isFirstPage }: StaffStepBannerProps) {
  if (step === 'announced')
    return (
      <div className="print:hidden">
        <Notice
          tone="info"
          title={from ? `You need a second step from ${formatDay(from)}` : 'You will soon need a second step'}
        >
          From then on, a password or Google alone does not open the staff pages.{' '}
          <TextLink to={paths.accountSection('passkeys')}>Add a passkey</TextLink> or{' '}
          <TextLink to={paths.accountSection('authenticator')}>set up an authenticator app</TextLink> before that day.
        </Notice>
      </div>
    );
  if (step === 'off' && isFirstPage)
    return (
      <p className="flex items-start gap-2 text-muted print:hidden">
        <ShieldAlert aria-hidden strokeWidth={2.2} className="mt-0.5 size-4.5 shrink-0" />
        Second steps for staff are off here. Never run a public site like this.
      </p>
    );
  return null;
}
