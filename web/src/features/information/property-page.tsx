import { property } from '../../content/property.ts';
import { Drawing } from './drawings/drawing.tsx';
import { TwoWaysToOwn } from './figures/two-ways-to-own.tsx';
import { GuidePage } from './guide-page.tsx';

/** One house with two front doors. */
function TwoDoorsDrawing() {
  return (
    <Drawing>
      <path d="M28 238c70-12 194-12 264 0" />
      <path d="M70 234V128h180v106Z" className="fill-card" />
      <path d="M160 128h90v106h-90Z" className="fill-sage" stroke="none" />
      <path d="M70 234V128M250 128v106" />
      <path d="M54 134 92 76h136l38 58Z" className="fill-card" />
      <path d="M160 76v158" className="text-deep" strokeDasharray="7 7" stroke="currentColor" />
      <path d="M112 76V54h20v22M188 76V54h20v22" />
      <path d="M122 44c-4-6 4-10 0-16M198 44c-4-6 4-10 0-16" className="text-deep" stroke="currentColor" />
      <path d="M124 234v-42c0-4 2-6 6-6h14c4 0 6 2 6 6v42" className="fill-butter" />
      <path d="M170 234v-42c0-4 2-6 6-6h14c4 0 6 2 6 6v42" className="fill-butter" />
      <path d="M142 212h1M178 212h1" />
      <path d="M84 152h30v28H84ZM99 152v28M84 166h30M206 152h30v28h-30ZM221 152v28M206 166h30" />
      <path
        d="M52 232c-10-2-12-22 2-24 12 2 10 22-2 24ZM268 232c-10-2-12-22 2-24 12 2 10 22-2 24Z"
        className="fill-sage"
      />
    </Drawing>
  );
}

export default function PropertyPage() {
  return <GuidePage guide={property} drawing={<TwoDoorsDrawing />} figures={{ 'two-ways': <TwoWaysToOwn /> }} />;
}
