import { accessibility } from '../../content/accessibility.ts';
import { SpectaclesDrawing } from './drawings/spectacles-drawing.tsx';
import { StatementPage } from './statement-page.tsx';

export default function AccessibilityPage() {
  return <StatementPage page={accessibility} drawing={<SpectaclesDrawing />} />;
}
