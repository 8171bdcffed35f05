import { brand } from '@plainwill/contracts/shared/brand';
import { classes } from '../../ui/styles/classes.ts';

/** A firm's own `brand/logo.svg` or `brand/logo.png` in the place of the leaf. */
const ownLogo = Object.values(
  import.meta.glob<string>('../../../../brand/logo.{svg,png}', { eager: true, query: '?url', import: 'default' }),
)[0];

/** The leaf and the name; light on a dark ground. */
export function Logo({ isLight }: { isLight?: boolean }) {
  return (
    <span
      className={classes(
        'heading inline-flex items-center gap-3 text-title max-[22rem]:gap-2 max-[22rem]:text-lead',
        isLight && 'text-white',
      )}
    >
      {ownLogo ? <OwnLogo isLight={isLight} src={ownLogo} /> : <Leaf isLight={isLight} />}
      {brand.name}
    </span>
  );
}

interface MarkProps {
  isLight: boolean | undefined;
}

/** On a dark ground it stands on white: nobody knows its colours. */
const OwnLogo = ({ isLight, src }: MarkProps & { src: string }) => (
  <img src={src} alt="" className={classes('h-7 w-auto shrink-0', isLight && 'rounded-paper bg-card p-0.5')} />
);

const Leaf = ({ isLight }: MarkProps) => (
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
);
