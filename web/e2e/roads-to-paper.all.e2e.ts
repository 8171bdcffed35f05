import { afterAll, expect, it } from 'vitest';
import { anEmail } from './support/account.ts';
import { newContext, savePicture, sizes } from './support/browser.ts';
import { countedEffort } from './support/effort.ts';
import { pdfText } from './support/pdf-text.ts';
import {
  addChild,
  comeIn,
  coupleWithTwoChildren,
  letSpouseCarryOut,
  printCopy,
  type RoadToPaper,
} from './support/roads-to-paper.ts';
import { aStage } from './support/stage.ts';
import { nameGuardian, type Steps, sam, stepsOn, walkToDraft } from './support/steps-to-draft.ts';

const { browser, site } = await aStage();

async function asFather({ tap, button, choice, option }: Steps) {
  await tap(choice('Father'));
  await tap(button(/Do you have parental responsibility/));
  await tap(option('Yes, married to mother'));
}

/** The husband, wife or partner, told on a page of their own. */
const tellOfSpouse =
  (fullName: string, relationship: string, gender: 'Male' | 'Female') =>
  async ({ page, tap, type, choice, field, asked, goOn }: Steps) => {
    await asked('Who is your spouse or partner?');
    if (relationship === 'Partner') await tap(choice('Yes'));
    await type(field('Full name'), fullName);
    await tap(choice(relationship));
    await tap(page.getByRole('radiogroup', { name: /^Gender/ }).getByText(gender, { exact: true }));
    await goOn();
  };

const people: Record<string, RoadToPaper> = {
  'a single tenant': {
    answers: ['Me', 'No', 'No', 'Yes', 'No'],
    limits: { taps: 40, keystrokes: 50 },
    printed: /SAM HART/,
  },
  'a couple with two children': coupleWithTwoChildren,
  'a widow who owns her home': {
    answers: ['Me', 'No', 'Yes', 'SW1A 2AA', 'No'],
    limits: { taps: 45, keystrokes: 60 },
    hasAddress: true,
    title: 'Mrs',
    firstName: 'Joan',
    gender: 'Female',
    maritalStatus: 'Widowed, or surviving civil partner',
    dateOfBirth: '3/2/1955',
    home: async ({ page, tap, choice }) => {
      await tap(choice('I own it outright'));
      await tap(page.getByText(/^Sole owner/));
    },
    printed: /JOAN HART/,
  },
  'a divorced father of two': {
    answers: ['Me', 'Yes', 'No', 'Yes', 'No'],
    limits: { taps: 75, keystrokes: 100 },
    maritalStatus: 'Divorced, or civil partnership dissolved',
    children: async (steps) => {
      for (const [name, born] of [
        ['Mia', '14/5/2010'],
        ['Zoe', '1/6/2012'],
      ] as const)
        await addChild(steps, name, born, () => asFather(steps));
    },
    guardians: nameGuardian,
    executors: ({ page, tap }) => tap(page.getByText('Dee Stone', { exact: true }).first()),
    rest: ({ tap, button }) => tap(button('Everything to my children equally')),
    printed: /DEE STONE/,
  },
  'partners who are not married': {
    answers: ['Me and my Partner', 'No', 'No', 'Yes', 'No'],
    limits: { taps: 50, keystrokes: 60 },
    maritalStatus: 'In a partnership (living together, not married or civil partners)',
    spouse: tellOfSpouse('Amy Reed', 'Partner', 'Female'),
    executors: letSpouseCarryOut('Amy Reed'),
    rest: ({ tap, button }) => tap(button('Everything to Amy')),
    printed: /my partner AMY REED/,
  },
};

const effortOf: string[] = [];
afterAll(() => {
  process.stdout.write(`\nTaps and keystrokes: home to account, then to the draft, then to the printed copy\n`);
  process.stdout.write(`${effortOf.join('\n')}\n`);
});

const walks = Object.entries(people).flatMap(([who, row]) =>
  (['phone', 'desktop'] as const).map((size) => ({ who, row, size })),
);

it.each(walks)(
  'leads from home to a printed copy: $who, on a $size',
  { timeout: 180_000 },
  async ({ who, row, size }) => {
    const isTouch = size === 'phone';
    const context = await newContext(browser, { viewport: sizes[size], hasTouch: isTouch, isMobile: isTouch });
    const page = await context.newPage();
    const toAccount = countedEffort(isTouch);
    await comeIn(page, site, toAccount, anEmail('road'), row.answers);
    const effort = countedEffort(isTouch);
    const steps = stepsOn(page, effort);
    await walkToDraft(steps, { ...sam, ...row });
    const toDraft = effort.spent();
    const file = await printCopy(steps);
    await savePicture(page, `road-${size}-${who.replaceAll(' ', '-')}`);
    expect(await pdfText(file)).toMatch(row.printed);

    const all = effort.spent();
    const text = ({ taps, keystrokes }: typeof all) => `${taps} and ${keystrokes}`.padEnd(12);
    effortOf.push(`${`${who}, ${size}`.padEnd(56)}${[toAccount.spent(), toDraft, all].map(text).join('')}`);
    expect(all.taps).toBeLessThanOrEqual(row.limits.taps);
    expect(all.keystrokes).toBeLessThanOrEqual(row.limits.keystrokes);
    await context.close();
  },
);
