import { brand } from '@plainwill/contracts/shared/brand';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { paths } from '../../paths/paths.ts';
import { TextLink } from '../../ui/buttons/text-link.tsx';

/** Whether the reader has come within half a screen of a place; stays true from then on. */
function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    if (!('IntersectionObserver' in window)) return setNear(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '50%',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}

const heights = { 700: 'h-[700px]', 1000: 'h-[1000px]' };

// The least that scheduling services work with. They are on origins of their own, so theirs is all they get.
const rights = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** The scheduling service in a frame, asked for only when the reader comes to it, and a way on where frames are blocked. */
export function BookingFrame({ height }: { height: keyof typeof heights }) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box);
  return (
    <div className="min-w-0 overflow-clip rounded-card border border-line bg-card text-ink print:hidden">
      <div ref={box} className={`overflow-auto ${heights[height]}`}>
        {isNear && (
          <iframe
            src={paths.booking}
            title="Choose a time for your free opening meeting"
            sandbox={rights}
            referrerPolicy="no-referrer"
            className="block h-full w-full min-w-80"
          />
        )}
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
