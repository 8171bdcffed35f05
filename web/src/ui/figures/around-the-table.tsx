const aroundTheTable = ['First witness', 'You', 'Second witness'];

/** Three people at one table, the will between them. */
export function AroundTheTable() {
  return (
    <div>
      <svg
        aria-hidden="true"
        viewBox="0 0 480 170"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="w-full text-clay **:[vector-effect:non-scaling-stroke]"
      >
        <circle cx="80" cy="42" r="20" />
        <path d="M40 120c0-34 14-50 40-50s40 16 40 50" />
        <circle cx="240" cy="32" r="22" />
        <path d="M196 120c0-40 16-60 44-60s44 20 44 60" />
        <circle cx="400" cy="42" r="20" />
        <path d="M360 120c0-34 14-50 40-50s40 16 40 50" />
        <path d="M8 120h464" className="text-deep" stroke="currentColor" />
        <path d="M30 120v44M450 120v44" className="text-deep" stroke="currentColor" />
        <path d="m214 112 40-20 18 8-40 20Z" className="fill-card text-deep" stroke="currentColor" />
        <path d="m268 92 22-30 6 4-22 30-8 4Z" className="fill-butter text-deep" stroke="currentColor" />
      </svg>
      <ul className="mt-3 grid grid-cols-3 text-center font-semibold">
        {aroundTheTable.map((who) => (
          <li key={who}>{who}</li>
        ))}
      </ul>
    </div>
  );
}
