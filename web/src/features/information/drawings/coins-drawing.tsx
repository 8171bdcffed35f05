import { Drawing } from './drawing.tsx';

/** A pile of coins, and a line that only its top stands above. */
export function CoinsDrawing() {
  return (
    <Drawing>
      <path d="M40 238c70-12 170-12 240 0" />
      <path d="M66 228v-58l44-36 44 36v58Z" className="fill-sage" />
      <path d="m56 178 54-44 54 44M98 228v-30c0-6 5-10 12-10s12 4 12 10v30" />
      <path d="M136 148v-18h12v28" />
      <path d="M36 112h248" className="text-deep" strokeDasharray="8 8" stroke="currentColor" />
      <g className="fill-card">
        <path d="M184 216c0-8 16-12 34-12s34 4 34 12v10c0 8-16 12-34 12s-34-4-34-12Z" />
        <path d="M184 194c0-8 16-12 34-12s34 4 34 12v10c0 8-16 12-34 12s-34-4-34-12Z" />
        <path d="M184 172c0-8 16-12 34-12s34 4 34 12v10c0 8-16 12-34 12s-34-4-34-12Z" />
        <path d="M184 150c0-8 16-12 34-12s34 4 34 12v10c0 8-16 12-34 12s-34-4-34-12Z" />
        <path d="M184 128c0-8 16-12 34-12s34 4 34 12v10c0 8-16 12-34 12s-34-4-34-12Z" />
      </g>
      <g className="fill-butter">
        <path d="M190 84c0-8 16-12 34-12s34 4 34 12v10c0 8-16 12-34 12s-34-4-34-12Z" />
        <path d="M190 84c0 8 16 12 34 12s34-4 34-12" />
      </g>
      <path d="M184 128c0 8 16 12 34 12s34-4 34-12" />
      <path d="M264 62l10-10M224 54V42M184 62l-8-8" className="text-deep" stroke="currentColor" />
    </Drawing>
  );
}
