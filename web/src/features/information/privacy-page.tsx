import { privacy } from '../../content/privacy.ts';
import { PadlockDrawing } from './drawings/padlock-drawing.tsx';
import { StatementPage } from './statement-page.tsx';

export default function PrivacyPage() {
  return <StatementPage page={privacy} drawing={<PadlockDrawing />} />;
}
