import { noWill } from '../../content/no-will.ts';
import { SignpostDrawing } from './drawings/signpost-drawing.tsx';
import { ExampleShares } from './figures/example-shares.tsx';
import { WhoInherits } from './figures/who-inherits.tsx';
import { GuidePage } from './guide-page.tsx';

export default function NoWillPage() {
  return (
    <GuidePage
      guide={noWill}
      drawing={<SignpostDrawing />}
      figures={{ 'who-inherits': <WhoInherits />, 'example-shares': <ExampleShares /> }}
    />
  );
}
