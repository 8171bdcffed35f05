import { expectUsableBy } from './support/screens/every-screen.ts';
import { aStage } from './support/stage.ts';

expectUsableBy(await aStage(), ['anyone']);
