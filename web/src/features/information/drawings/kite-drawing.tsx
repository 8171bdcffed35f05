import { Drawing } from './drawing.tsx';

/** A grown-up and a child, and a kite. */
export function KiteDrawing() {
  return (
    <Drawing>
      <path d="M40 240c60-14 180-14 240 0" />
      <circle cx="112" cy="118" r="18" />
      <path d="M78 236c0-26-2-44 4-62 5-16 15-26 30-26s25 10 30 26c3 9 4 18 4 28" />
      <circle cx="172" cy="164" r="14" className="fill-butter" />
      <path d="M148 238c0-16 0-28 4-38 4-9 11-14 20-14s16 5 20 14c4 10 4 22 4 38" />
      <path d="M146 204c4 4 6 6 8 4" />
      <path d="M190 198c10-4 16-10 20-20" />
      <path d="m238 44 26 30-34 34-18-42Z" className="fill-sage" />
      <path d="m238 44-8 64M212 66l52 8" />
      <path d="M210 178c4-26 8-48 20-70" className="text-deep" stroke="currentColor" />
      <path d="m230 108-4 14m-8 0 12 4m-14 10 12 4" />
      <path d="M60 92c6-8 16-8 20 0M84 76c5-6 12-6 16 0" className="text-deep" stroke="currentColor" />
    </Drawing>
  );
}
