import { beforeAll } from 'vitest';
import { aConfirmedAccount } from './support/account.ts';
import { seedDemo } from './support/screens/demo.ts';
import { expectUsableBy } from './support/screens/every-screen.ts';
import { beginner } from './support/screens/for-a-testator.ts';
import { aStageOfItsOwn } from './support/stage.ts';

const stage = await aStageOfItsOwn();

beforeAll(async () => {
  await seedDemo(stage.site);
  await aConfirmedAccount(stage.site, beginner);
});

expectUsableBy(stage, ['testator', 'beginner']);
