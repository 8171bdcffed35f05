import { beforeAll } from 'vitest';
import { aConfirmedAccount } from './support/account.ts';
import { submitLead, submitQuestionnaire } from './support/api.ts';
import { seedDemo } from './support/screens/demo.ts';
import { expectUsableBy } from './support/screens/every-screen.ts';
import { beginner } from './support/screens/for-a-testator.ts';
import { aStageOfItsOwn } from './support/stage.ts';

const stage = await aStageOfItsOwn();
const { site } = stage;

beforeAll(async () => {
  await seedDemo(site);
  await aConfirmedAccount(site, beginner);
  await submitLead(site.url, { name: 'Anna Hale', email: 'anna@example.com', question: 'Does the house count?' });
  await submitQuestionnaire(site.url);
});

expectUsableBy(stage, ['staff', 'staffReader', 'reviewer']);
