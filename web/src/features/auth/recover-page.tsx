import { hoursOfCareAfterRecovery, recoveryDays } from '@plainwill/contracts/identity/sign-in-methods';
import { trpc } from '../../api/trpc.ts';
import { paths } from '../../paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { LinkPage } from './link-page.tsx';

/** Where the link leads for who has lost every second step. */
export default function RecoverPage() {
  const call = trpc.identity.recovery.confirm.useMutation();
  return (
    <LinkPage
      call={call}
      title="Recover your account"
      action={`Begin the ${recoveryDays} days`}
      pendingLabel="Beginning…"
      done={{
        heading: 'The days have begun',
        words: call.data
          ? `We will remove your second steps on ${formatDay(call.data.recoveryAt)}. We remind you by email until then.`
          : '',
        next: <ButtonLink to={paths.home}>Go to the home page</ButtonLink>,
      }}
    >
      In {recoveryDays} days we remove every passkey, authenticator app and recovery code of your account. Then your
      password or Google is enough. If you find one of them before, sign in with it: that stops this. For{' '}
      {hoursOfCareAfterRecovery} hours afterwards, your email address cannot be changed, and nothing can be downloaded
      or deleted.
    </LinkPage>
  );
}
