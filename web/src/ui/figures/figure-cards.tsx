interface FigureCard {
  label: string;
  figure: string;
  /** The one that the page is about. */
  isMain?: boolean;
}

/** A few large figures side by side. */
export function FigureCards({ cards }: { cards: readonly FigureCard[] }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      {cards.map(({ label, figure, isMain }) => (
        <div
          key={label}
          className={
            isMain
              ? '@container rounded-card border border-deeper bg-deeper p-5 text-white sm:p-7 print:bg-transparent print:p-3 print:text-ink'
              : '@container rounded-card border border-line bg-card p-5 sm:p-7 print:p-3'
          }
        >
          <dt className="font-semibold">{label}</dt>
          <dd
            className={`mt-1 font-heading text-[min(var(--text-heading),12cqi)] leading-tight font-semibold tracking-tight whitespace-nowrap tabular-nums ${isMain ? 'text-butter print:text-ink' : 'text-deeper'}`}
          >
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
