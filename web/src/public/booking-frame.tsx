import { brand } from '@plainwill/contracts/shared/brand';
import { paths } from '../shared/paths/paths.ts';
import { useInBrowser } from '../ui/browser/use-in-browser.ts';
import { TextLink } from '../ui/buttons/text-link.tsx';
import { Disclosure } from '../ui/layout/disclosure.tsx';

const heights = { 700: 'h-[700px]', 1000: 'h-[1000px]' };

// The least that scheduling services work with. They are on origins of their own, so theirs is all they get.
const rights = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** The scheduling service in a frame, loaded when it is chosen, and a way on where frames are blocked. */
export function BookingFrame({ height }: { height: keyof typeof heights }) {
  // Without script a browser would load it at once.
  const isInBrowser = useInBrowser();
  return (
    <div className="min-w-0 overflow-clip rounded-card border border-line bg-card text-ink print:hidden">
      <div className="px-5 py-6 noscript:hidden sm:px-8">
        <Disclosure summary="Show the booking calendar">
          <p className="text-muted">It is run by another company, so it loads only when you open it.</p>
          {isInBrowser && (
            <div className={`overflow-auto ${heights[height]}`}>
              <iframe
                src={paths.booking}
                loading="lazy"
                title="Choose a time for your free opening meeting"
                sandbox={rights}
                referrerPolicy="no-referrer"
                className="block h-full w-full min-w-80"
              />
            </div>
          )}
        </Disclosure>
      </div>
      <p className="border-t border-line px-5 py-4 text-small text-muted">
        Can’t see the calendar?{' '}
        <TextLink to={paths.booking} opensNewTab>
          Open it in a new tab
        </TextLink>
        , or call us on <TextLink to={`tel:${brand.phone.replaceAll(' ', '')}`}>{brand.phone}</TextLink>.
      </p>
    </div>
  );
}
