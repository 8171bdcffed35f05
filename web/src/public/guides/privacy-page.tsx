import { Drawing } from '../../ui/figures/drawing.tsx';
import { privacy } from '../content/privacy.ts';
import { StatementPage } from './statement-page.tsx';

/** A letter in its envelope, behind a lock. */
function PadlockDrawing() {
  return (
    <Drawing>
      <path d="M52 92h176v122H52Z" className="fill-card text-deep" stroke="currentColor" />
      <path d="m52 96 88 66 88-66M52 212l64-68M228 212l-64-68" className="text-deep" stroke="currentColor" />
      <path d="M182 168h88v66c0 6-4 10-10 10h-68c-6 0-10-4-10-10Z" className="fill-butter" />
      <path d="M198 168v-22c0-18 12-30 28-30s28 12 28 30v22" />
      <circle cx="226" cy="198" r="9" className="fill-card" />
      <path d="M226 207v16" />
      <path d="M78 70c10-14 26-14 34 0M122 58c7-9 16-9 22 0" />
    </Drawing>
  );
}

export default function PrivacyPage() {
  return <StatementPage page={privacy} drawing={<PadlockDrawing />} />;
}
