import { brand } from '@plainwill/contracts/shared/brand';
import { paths } from '../../paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Stack } from '../../ui/layout/page-layout.tsx';
import { SitePage } from '../site/site-page.tsx';

/** For who can prove nothing any more: the honest answer. */
export default function LostEverythingPage() {
  return (
    <SitePage width="form">
      <Stack>
        <PageHeading title="If you have lost everything">If you have lost everything</PageHeading>
        <p>
          If you can no longer read the email address of your account, and have no passkey and no Google account that
          opens it, we cannot tell you from a stranger. So we cannot let you in. That is hard, and it is what keeps your
          will safe from others.
        </p>
        <p>
          <strong>The paper is your will.</strong> What you have printed and signed counts, whatever happens to your
          account here. To change it, begin again with a new account.
        </p>
        <p>
          If you still have one of these, use it: a passkey signs you in, and then you can change your email address and
          choose a password.
        </p>
        <ButtonRow>
          <ButtonLink to={paths.auth}>Back to Sign In</ButtonLink>
        </ButtonRow>
        <p className="text-muted">
          If you are not sure, call us on {brand.phone} or write to {brand.email}.
        </p>
      </Stack>
    </SitePage>
  );
}
