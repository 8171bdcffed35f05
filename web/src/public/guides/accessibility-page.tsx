import { Drawing } from '../../ui/figures/drawing.tsx';
import { accessibility } from '../content/accessibility.ts';
import { StatementPage } from './statement-page.tsx';

/** A page with large letters, and a pair of glasses on it. */
function SpectaclesDrawing() {
  return (
    <Drawing>
      <path d="M84 44h120l32 32v166H84Z" className="fill-card text-deep" stroke="currentColor" />
      <path d="M204 44v32h32" className="text-deep" stroke="currentColor" />
      <path d="m106 124 22-56 22 56M114 104h28" />
      <path d="m166 124 12-32 12 32M170 113h16" />
      <path d="M106 212h108M106 230h70" className="text-deep" stroke="currentColor" />
      <circle cx="112" cy="172" r="32" className="fill-butter" />
      <circle cx="206" cy="172" r="32" className="fill-butter" />
      <path d="M144 168c8-8 22-8 30 0M80 168l-34-14M238 168l34-14" />
    </Drawing>
  );
}

export default function AccessibilityPage() {
  return <StatementPage page={accessibility} drawing={<SpectaclesDrawing />} />;
}
