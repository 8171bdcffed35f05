import { Drawing } from './drawing.tsx';

/** A signpost where the road parts, and a sheet left blank. */
export function SignpostDrawing() {
  return (
    <Drawing>
      <path d="M34 238c70-16 182-16 252 0" />
      <path d="M154 236V62c0-4 3-6 6-6s6 2 6 6v174" />
      <path d="M166 76h66l20 17-20 17h-66Z" className="fill-sage" />
      <path d="M154 120H92l-20 17 20 17h62Z" className="fill-sage" />
      <path d="M182 93h36M108 137h32" className="text-deep" stroke="currentColor" />
      <path d="m206 184 46-8 8 50-46 8Z" className="fill-card text-deep" strokeDasharray="6 7" stroke="currentColor" />
      <path d="M74 234c-2-14 2-22 8-28 4 8 6 18 2 28M90 234c2-8 6-12 12-14 0 6-2 11-6 14" />
      <path d="M250 66c6-7 14-7 18 0M60 84c5-6 12-6 16 0" className="text-deep" stroke="currentColor" />
    </Drawing>
  );
}
