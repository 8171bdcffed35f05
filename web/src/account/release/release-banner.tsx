import type { OwnRelease } from '@plainwill/contracts/will-data/release/release';
import { useLocation } from 'wouter';
import { useMe } from '../../shared/api/session.ts';
import { paths } from '../../shared/paths/paths.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { useReleaseStatus } from './use-release.ts';

/** The people who have asked, as the owner calls them. */
export const askersOf = ({ askedBy }: Pick<OwnRelease, 'askedBy'>) =>
  askedBy.length > 0 ? askedBy.join(' and ') : 'Someone you trust';

/** Stands over every page while someone asks for what its owner has left, but for the page that answers. */
export default function ReleaseBanner() {
  const me = useMe();
  const { data } = useReleaseStatus(Boolean(me.data));
  const [path] = useLocation();
  const mine = me.data && data?.mine;
  if (!mine || path === paths.stillHere) return null;
  const isReleased = mine.stage === 'released';
  return (
    <section
      aria-label="A request about your account"
      className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3 border-line border-b bg-sage px-5 py-3 print:hidden"
    >
      <p className="max-w-prose wrap-anywhere">
        {isReleased
          ? 'What this account holds has been opened to the people its owner trusted.'
          : `${askersOf(mine)} asked us to open what you left for them. If you are here, nothing is opened.`}
      </p>
      <ButtonLink to={paths.stillHere} size="small">
        {isReleased ? 'What to do' : 'I am here'}
      </ButtonLink>
    </section>
  );
}
