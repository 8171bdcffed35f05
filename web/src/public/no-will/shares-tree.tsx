import type { SharesView, TreePerson } from './shares-view.ts';

const line = 'pointer-events-none absolute border-clay';

interface SharesTreeProps {
  view: SharesView;
  label: string;
}

/** The person at the top with a spouse beside them, and below them whoever else inherits, each with their share. */
export function SharesTree({ view: { name, spouse, others, isCrown }, label }: SharesTreeProps) {
  return (
    <figure aria-label={label} className="flex flex-col items-stretch">
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-x-10">
        <li className={`relative ${spouse ? '' : 'sm:col-span-2'}`}>
          <p
            className={`mx-auto flex min-h-14 w-full items-center sm:max-w-64 ${spouse ? 'sm:mr-0' : ''} ${others.length > maxAbreast && !spouse ? 'sm:ml-0' : ''} justify-center rounded-field border border-deeper bg-deeper px-4 py-2 font-semibold text-white wrap-anywhere print:bg-transparent print:text-ink`}
          >
            {name}
          </p>
          {spouse && <span aria-hidden className={`${line} top-7 -right-10 hidden w-10 border-t-2 sm:block`} />}
          {spouse && others.length > 0 && (
            <span aria-hidden className={`${line} top-7 -right-5.5 -bottom-px hidden border-l-2 sm:block`} />
          )}
        </li>
        {spouse && (
          <li className="relative">
            <span aria-hidden className={`${line} -top-3 left-1/2 h-3 border-l-2 sm:hidden`} />
            <Box person={spouse} isBeside />
          </li>
        )}
      </ul>
      {isCrown && (
        <ul className="pt-5">
          <li className="relative">
            <span aria-hidden className={`${line} -top-5 left-1/2 h-5 border-l-2`} />
            <p className={`${box} mx-auto sm:max-w-64`}>
              <span className="block font-semibold">The Crown</span>
              <span className="block text-small">Everything</span>
            </p>
          </li>
        </ul>
      )}
      <Stocks people={others} />
    </figure>
  );
}

/** More would be too narrow side by side. */
const maxAbreast = 4;

/** Side by side where there is room, each joined to the line above; else one under another on a line beside them. */
function Stocks({ people }: { people: readonly TreePerson[] }) {
  if (people.length === 0) return null;
  if (people.length > maxAbreast) return <Rail people={people} />;
  return (
    <ul className="relative ml-4 flex flex-col gap-2 pt-3 pl-4 sm:mt-7 sm:ml-0 sm:flex-row sm:justify-center sm:gap-4 sm:p-0">
      <span aria-hidden className={`${line} -top-7 left-1/2 hidden h-3.5 border-l-2 sm:block`} />
      {people.map((person, at) => (
        <li key={person.key} className="relative sm:max-w-72 sm:min-w-0 sm:flex-1">
          <span aria-hidden className="sm:hidden">
            <Branch isLast={at === people.length - 1} />
          </span>
          {people.length > 1 && (
            <span aria-hidden className={`${line} -top-3.5 hidden border-t-2 sm:block ${arms(at, people.length)}`} />
          )}
          <span aria-hidden className={`${line} -top-3.5 left-1/2 hidden h-3.5 border-l-2 sm:block`} />
          <Box person={person} isWide />
          <Rail people={person.children} />
        </li>
      ))}
    </ul>
  );
}

/** The line runs from the middle of the first to the middle of the last, across the gaps. */
function arms(at: number, count: number): string {
  if (at === 0) return 'left-1/2 -right-2';
  return at === count - 1 ? '-left-2 right-1/2' : '-left-2 -right-2';
}

/** One under another, and those who stand in below whom they stand in for. */
function Rail({ people }: { people: readonly TreePerson[] }) {
  if (people.length === 0) return null;
  return (
    <ul className="ml-4 flex flex-col gap-2 pt-3 pl-4">
      {people.map((person, at) => (
        <li key={person.key} className="relative sm:max-w-form">
          <Branch isLast={at === people.length - 1} />
          <Box person={person} isWide />
          <Rail people={person.children} />
        </li>
      ))}
    </ul>
  );
}

/** A branch leaves the line down on the left, which ends at the last of them. */
const Branch = ({ isLast }: { isLast: boolean }) => (
  <>
    <span aria-hidden className={`${line} -top-3 -left-4 border-l-2 ${isLast ? 'h-8' : 'bottom-0'}`} />
    <span aria-hidden className={`${line} top-5 -left-4 w-4 border-t-2`} />
  </>
);

const box =
  'w-full rounded-field border border-deeper bg-butter-pale px-3 py-2 text-center leading-snug wrap-anywhere print:bg-transparent';
const goneBox =
  'w-full rounded-field border-2 border-dashed border-field px-3 py-2 text-center leading-snug text-muted wrap-anywhere';
/** Lines across it, for what is kept until later. */
const hatched =
  'bg-[repeating-linear-gradient(135deg,transparent_0_7px,color-mix(in_srgb,var(--color-clay)_28%,transparent)_7px_9px)] [print-color-adjust:exact] print:border-dashed forced-colors:border-dashed';

interface BoxProps {
  person: TreePerson;
  /** Next to whoever is on its left. */
  isBeside?: boolean;
  isWide?: boolean;
}

function Box({ person: { name, share, isHeld, hasDied }, isBeside, isWide }: BoxProps) {
  const width = isWide ? '' : isBeside ? 'mx-auto sm:ml-0 sm:max-w-64' : 'mx-auto sm:max-w-64';
  if (hasDied || share.length === 0)
    return (
      <p className={`${goneBox} ${width}`}>
        <span className="block font-semibold">{name}</span>
        <span className="block text-small">{hasDied ? 'Has died' : 'Nothing'}</span>
      </p>
    );
  return (
    <p className={`${box} ${isHeld ? hatched : ''} ${width}`}>
      <span className="block font-semibold">{name}</span>
      {share.map((words) => (
        <span key={words} className="block text-small">
          {words}
        </span>
      ))}
      {isHeld && (
        <span className="mt-1 inline-block rounded-field bg-card px-2 text-small font-semibold">Kept until 18</span>
      )}
    </p>
  );
}
