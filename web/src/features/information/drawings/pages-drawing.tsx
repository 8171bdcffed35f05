import { Drawing } from './drawing.tsx';

/** A fresh sheet over an old one, and a pen. */
export function PagesDrawing() {
  return (
    <Drawing>
      <path d="m62 84 96-18 28 150-96 18Z" className="fill-sage" strokeDasharray="7 7" />
      <path d="M118 62h78l24 24v142H118Z" className="fill-card text-deep" stroke="currentColor" />
      <path d="M196 62v24h24" className="text-deep" stroke="currentColor" />
      <path d="M136 104h62M136 124h66M136 144h50M136 164h60" className="text-deep" stroke="currentColor" />
      <path d="M136 208c8-14 14-16 16-10s-6 14 2 12 10-12 16-10-2 10 6 8" />
      <path d="m258 118 16 10-52 84-20 10 4-20Z" className="fill-butter" />
      <path d="m206 202 16 10M250 132l16 10" />
      <path d="M70 56a70 70 0 0 1 30-18M94 30l8 8-8 9" />
    </Drawing>
  );
}
