import { hoursOfCareAfterRecovery, recoveryDays } from '@plainwill/contracts/identity/sign-in-methods';
import { brand } from '@plainwill/contracts/shared/brand';
import { trpc } from '../../shared/api/trpc.ts';
import { paths } from '../../shared/paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { formatDay } from '../../ui/dates-and-money/format-date.ts';
import { LinkPage } from '../sign-in/link-page.tsx';
import { LinkAction } from './link-action.tsx';

const toSignIn = (
  <ButtonLink to={paths.auth} variant="secondary">
    Sign In
  </ButtonLink>
);

const afterRefusal = {
  LinkExpired: <ButtonRow>{toSignIn}</ButtonRow>,
  TooManyRecoveries: (
    <p>
      Call us on <TextLink to={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</TextLink> or write to{' '}
      <TextLink to={`mailto:${brand.email}`}>{brand.email}</TextLink>.
    </p>
  ),
};

/** The link for a person who has lost every second step leads here: from the press on, the days are counted. */
export default function RecoverPage() {
  const { identity } = trpc.useUtils();
  const call = trpc.identity.recovery.confirm.useMutation({ onSuccess: () => identity.waysIn.invalidate() });
  return (
    <LinkPage
      call={call}
      title="Remove your second steps"
      done={{
        heading: 'Your second steps will be removed',
        text: (
          <>
            <p>
              We will remove them on <strong>{call.data && formatDay(call.data.recoveryAt)}</strong>. Until then we will
              remind you by email.
            </p>
            <p className="mt-3">
              If you find your phone or a recovery code before that day, sign in with it. Your second steps then stay.
            </p>
          </>
        ),
        next: toSignIn,
      }}
      form={(token) => (
        <LinkAction
          action={`Remove my second steps in ${recoveryDays} days`}
          pendingLabel="Starting…"
          onPress={() => call.mutate({ token })}
          isPending={call.isPending}
          error={call.error}
          afterRefusal={afterRefusal}
        >
          <WhatHappens />
        </LinkAction>
      )}
    />
  );
}

const WhatHappens = () => (
  <>
    <p>
      You told us that you have lost every passkey, your authenticator app and your recovery codes. We can remove them,
      but we take {recoveryDays} days over it, so that you can stop anyone else who asks.
    </p>
    <ol className="flex list-decimal flex-col gap-2 pl-6">
      <li>When you press the button, the {recoveryDays} days begin. We email you today and on days 1, 3 and 6.</li>
      <li>
        You can stop it at any time: on the page “Your account”, from any of these emails, or by signing in with a
        second step.
      </li>
      <li>
        After {recoveryDays} days we remove all your second steps and sign you out everywhere. Your password or Google
        is then enough to sign in.
      </li>
      <li>
        For {hoursOfCareAfterRecovery} hours after that, your email address can’t be changed, and nothing can be
        downloaded or deleted.
      </li>
    </ol>
    <p>
      If you didn’t ask for this, close this page: nothing changes. But someone may know your password, so{' '}
      <TextLink to={paths.forgottenPassword}>choose a new one</TextLink>.
    </p>
  </>
);
