const ink = { className: 'text-deep', stroke: 'currentColor' };

/** Two people at a kitchen table at night, one with a pen and a sheet of paper: the house's one large drawing. */
export const KitchenTable = () => (
  <svg
    role="img"
    aria-label="Two people at a kitchen table at night, with a lamp, a pot of tea and a sheet of paper"
    viewBox="0 0 960 400"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.3"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="h-60 w-full rounded-card text-clay sm:h-auto **:[vector-effect:non-scaling-stroke]"
  >
    <rect width="960" height="400" className="fill-sage" stroke="none" />
    {/* The window, dark at any time, with the moon behind the cross of its frame. */}
    <g className="by-day">
      <path d="M92 52h160v150H92Z" className="fill-deeper text-deep" stroke="currentColor" />
      <circle cx="210" cy="92" r="17" className="fill-butter" stroke="none" />
      <path
        d="M118 84h6M121 81v6M136 128h6M139 125v6M196 152h6M199 149v6"
        className="text-butter"
        stroke="currentColor"
      />
      <path d="M172 52v150M92 127h160M78 204h188" className="text-card" stroke="currentColor" />
      <path d="M76 206h192" {...ink} />
    </g>
    {/* A cat asleep on the sill. */}
    <path d="M112 204c-4-22 10-36 32-35 8-9 16-10 18-10l2 10c9 3 12 11 10 18-2 9-8 14-16 17Z" className="fill-card" />
    <path d="M112 204c-12 0-17-8-12-15M160 182c3 2 6 2 9 0" />
    {/* A child's picture on the wall. */}
    <path d="m764 74 104-8 7 84-104 8Z" className="fill-card text-deep" stroke="currentColor" />
    <path d="m790 142-2-26 20-18 24 14 2 26Z" />
    <circle cx="846" cy="88" r="8" className="fill-butter" />
    <path d="m812 140-1-14 9-1 1 14" />
    {/* The lamp, and its light. */}
    <path d="M434 118 316 300h328L526 118Z" className="fill-butter/40" stroke="none" />
    <path d="M480 0v62" {...ink} />
    <path d="M430 118c4-34 24-56 50-56s46 22 50 56Z" className="fill-butter" />
    <path d="M468 118c2 10 22 10 24 0" />
    {/* Who writes, on the left. */}
    <path d="M236 388V214c0-9 7-16 16-16" {...ink} />
    <path d="M252 300c0-62 22-98 64-98 34 0 54 22 64 58l34 24" className="fill-card" />
    <path d="M346 250c10 22 32 34 62 38" />
    <circle cx="324" cy="168" r="31" className="fill-card" />
    <path d="M293 166c-2-26 14-40 34-39 17 1 28 12 28 26-20 2-34-2-42-10-4 10-10 18-20 23Z" className="fill-clay/25" />
    {/* Who listens, on the right, with a cup. */}
    <path d="M724 388V214c0-9-7-16-16-16" {...ink} />
    <path d="M708 300c0-60-22-94-62-94-32 0-52 20-62 54l-18 24" className="fill-card" />
    <path d="M616 256c-8 18-22 28-42 32" />
    <circle cx="638" cy="172" r="30" className="fill-card" />
    <path d="M668 174c4-30-10-46-32-46-18 0-30 12-29 30 18 2 34-4 42-14 3 14 8 24 19 30Z" className="fill-clay/25" />
    <circle cx="667" cy="146" r="12" className="fill-clay/25" />
    {/* The table, and what lies on it. */}
    <path d="M140 300h680v14H140Z" className="fill-card text-deep" stroke="currentColor" />
    <path d="M182 314v74M778 314v74" {...ink} />
    <path d="m398 299 34-20h76l-24 20Z" className="fill-card text-deep" stroke="currentColor" />
    <path d="M434 286h44M424 292h46" {...ink} strokeWidth="1.4" />
    <path d="m408 290 20-30 6 4-20 29-7 4Z" className="fill-butter" />
    <path d="M546 276h26v11c0 8-5 12-13 12s-13-4-13-12Z" className="fill-butter" />
    <path d="M546 280c-8-1-9 11 0 10M554 268c-3-4 3-6 0-12M564 268c-3-4 3-6 0-12" />
    <path d="M690 299c-12 0-19-8-19-18s8-17 21-17 21 7 21 17-7 18-19 18Z" className="fill-card" />
    <path d="M671 282c-10 0-13-8-19-10M713 274c13-3 15 17 0 16M684 264c0-7 16-7 16 0M692 258v-5" />
  </svg>
);
