import { paths } from '../../paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

/** A link from a mail that lost its end on the way. */
export function IncompleteLink() {
  return (
    <>
      <Notice tone="error">
        This link is not complete. Open it again from the message, or copy the whole of it into your browser.
      </Notice>
      <ButtonRow>
        <ButtonLink to={paths.auth} look="secondary">
          Sign In
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
