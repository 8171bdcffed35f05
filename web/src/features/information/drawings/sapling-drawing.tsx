import { Drawing } from './drawing.tsx';

/** A young tree kept safe under glass until it is tall enough. */
export function SaplingDrawing() {
  return (
    <Drawing>
      <path d="M38 242c70-10 174-10 244 0" />
      <path d="M84 226V134c0-46 30-78 76-78s76 32 76 78v92" className="fill-card text-deep" stroke="currentColor" />
      <path d="M74 226h172v12H74Z" className="fill-card text-deep" stroke="currentColor" />
      <path d="M150 56c0-10 4-14 10-14s10 4 10 14" className="text-deep" stroke="currentColor" />
      <path d="M104 140c0-26 12-46 32-56" className="text-deep" stroke="currentColor" />
      <path d="M128 186h64l-8 40h-48Z" className="fill-butter" />
      <path d="M122 178h76v10h-76Z" className="fill-butter" />
      <path d="M160 178v-58" />
      <path d="M160 158c-20 0-30-10-32-28 20 0 30 10 32 28Z" className="fill-sage" />
      <path d="M160 142c16-2 26-12 28-30-20 2-28 12-28 30Z" className="fill-sage" />
      <path d="M160 120c-8-10-8-20 0-30 8 10 8 20 0 30Z" className="fill-sage" />
    </Drawing>
  );
}
