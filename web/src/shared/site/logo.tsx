import { brand } from '@plainwill/contracts/shared/brand';
import { classes } from '../../ui/styles/classes.ts';

/** The leaf and the name; light on a dark ground. */
export function Logo({ isLight }: { isLight?: boolean }) {
  return (
    <span
      className={classes(
        'heading inline-flex items-center gap-3 text-title max-[22rem]:gap-2 max-[22rem]:text-lead',
        isLight && 'text-white',
      )}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={classes('size-7 shrink-0', isLight ? 'text-butter' : 'text-deep')}
      >
        <path d="M6 27C4 15 10 5 28 5c.8 13-5.5 20.5-17 18.5" />
        <path d="M6 27c3-7 7.5-11.5 13.5-14.5" />
      </svg>
      {brand.name}
    </span>
  );
}
