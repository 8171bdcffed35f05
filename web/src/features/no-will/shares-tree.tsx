import type { SharesView, TreePerson } from './shares-view.ts';

const line = 'pointer-events-none absolute border-clay';

interface SharesTreeProps {
  view: SharesView;
  label: string;
}

/** The person at the top with a spouse beside them, and below them whoever else inherits, each with their share. */
export function SharesTree({ view: { spouse, others, isCrown }, label }: SharesTreeProps) {
  return (
    <figure aria-label={label} className="flex flex-col items-stretch">
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-x-10">
        <li className={`relative ${spouse ? '' : 'sm:col-span-2'}`}>
          <p
            className={`mx-auto flex min-h-14 w-full max-w-64 items-center ${spouse ? 'sm:mr-0' : ''} justify-center rounded-field border border-deeper bg-deeper px-4 py-2 font-semibold text-white print:bg-transparent print:text-ink`}
          >
            You
          </p>
          {spouse && <span aria-hidden className={`${line} top-7 -right-10 hidden w-10 border-t-2 sm:block`} />}
          {spouse && others.length > 0 && (
            <span aria-hidden className={`${line} top-7 -right-5 bottom-0 hidden border-l-2 sm:block`} />
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
            <p className={box}>
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

/** Side by side where there is room, each joined to the line above. */
function Stocks({ people }: { people: readonly TreePerson[] }) {
  if (people.length === 0) return null;
  return (
    <ul className="relative mt-3 flex flex-wrap justify-center gap-x-4 gap-y-3 border-t-2 border-clay pt-4">
      <span aria-hidden className={`${line} -top-3.5 left-1/2 h-3 border-l-2`} />
      {people.map((person) => (
        <li key={person.key} className="relative min-w-36 flex-1 basis-40">
          <span aria-hidden className={`${line} -top-4 left-1/2 h-4 border-l-2`} />
          <Box person={person} />
          {person.children.length > 0 && (
            <ul className="ml-4 flex flex-col gap-2 border-l-2 border-clay pt-2 pl-3">
              {person.children.map((child) => (
                <li key={child.key}>
                  <Below person={child} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Those who stand in, one under another. */
function Below({ person }: { person: TreePerson }) {
  return (
    <>
      <Box person={person} />
      {person.children.length > 0 && (
        <ul className="ml-4 flex flex-col gap-2 border-l-2 border-clay pt-2 pl-3">
          {person.children.map((child) => (
            <li key={child.key}>
              <Below person={child} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const box =
  'mx-auto w-full max-w-64 rounded-field border border-deeper bg-butter/60 px-3 py-2 text-center leading-snug wrap-anywhere print:bg-transparent';
const goneBox =
  'mx-auto w-full max-w-64 rounded-field border-2 border-dashed border-field px-3 py-2 text-center leading-snug text-muted wrap-anywhere';
/** Lines across it, for what is kept until later. */
const hatched =
  'bg-[repeating-linear-gradient(135deg,transparent_0_7px,color-mix(in_srgb,var(--color-clay)_28%,transparent)_7px_9px)] [print-color-adjust:exact] print:border-dashed';

interface BoxProps {
  person: TreePerson;
  /** Next to whoever is on its left. */
  isBeside?: boolean;
}

function Box({ person: { name, share, isHeld, hasDied }, isBeside }: BoxProps) {
  if (hasDied || share.length === 0)
    return (
      <p className={goneBox}>
        <span className="block font-semibold">{name}</span>
        <span className="block text-small">{hasDied ? 'Has died' : 'Nothing'}</span>
      </p>
    );
  return (
    <p className={`${box} ${isHeld ? hatched : ''} ${isBeside ? 'sm:ml-0' : ''}`}>
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
