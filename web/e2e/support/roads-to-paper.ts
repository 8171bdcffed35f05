import type { Page } from 'playwright-core';
import { linkIn, password } from './account.ts';
import type { countedEffort } from './effort.ts';
import { mailTo, type Site } from './site.ts';
import type { PersonOnTheWay, Steps } from './steps-to-draft.ts';
import { understandAll } from './understand-all.ts';

/** From the home page to the first sight of the Will Maker: the questionnaire, the account and its link in a mail. */
export async function comeIn(
  page: Page,
  site: Site,
  { tap, type }: ReturnType<typeof countedEffort>,
  email: string,
  answers: readonly string[],
) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(site.url);
  await tap(page.getByRole('link', { name: 'Start Your Will' }).first());
  for (const [at, answer] of answers.entries()) {
    await page.getByText(`Question ${at + 1} of ${answers.length}`).waitFor();
    if (answer === 'SW1A 2AA') {
      await type(page.getByPlaceholder('SW1A 1AA'), answer);
      await tap(page.getByRole('button', { name: /search/i }));
      await tap(page.getByText(/^10 Downing Street/));
    } else await tap(page.getByRole('radiogroup').getByText(answer, { exact: true }));
    await tap(button(at === answers.length - 1 ? 'Complete' : 'Next'));
  }
  await page.waitForURL('**/auth');
  await type(page.getByLabel('Email'), email);
  await type(page.getByLabel('Password', { exact: true }), password);
  await tap(button('Create Account'));
  await page.getByText("We've sent you a confirmation link to complete your signup.").waitFor();
  // Opened in the mail, which is another programme.
  await page.goto(linkIn(await mailTo(site, email)));
  await tap(button('Confirm my email address'));
  await page.waitForURL('**/will-maker**');
}

/** From the draft to the copy to sign, in the downloads and ready for the printer. @returns the file */
export async function printCopy({ page, tap, button }: Steps, { isAskedAlone = false } = {}) {
  await understandAll(page, tap);
  await tap(page.getByRole('link', { name: 'Next: sign it' }));
  if (isAskedAlone) {
    for (const question of [/^Did anyone choose this will/, /be in the room when you sign/])
      await tap(page.getByRole('radiogroup', { name: question }).getByText('No'));
  }
  await tap(button('Create signing copy'));
  const [download] = await Promise.all([page.waitForEvent('download'), tap(button(/^Print copy 1/))]);
  return download.path();
}

/** One person's road, from what is told in the questionnaire to the printed copy. */
export interface RoadToPaper extends Partial<PersonOnTheWay> {
  /** Told in the questionnaire. */
  answers: readonly string[];
  /** The most that the road may take from the first sight of the Will Maker to the printed copy. */
  limits: { taps: number; keystrokes: number };
  /** Stands in the copy. */
  printed: RegExp;
}

/** Adds a girl, with what is said of her beside. */
export async function addChild(steps: Steps, firstName: string, dateOfBirth: string, more: () => Promise<void>) {
  const { page, tap, type, button, choice, field, dialogGone } = steps;
  const dialog = page.getByRole('dialog');
  await tap(button('Add Child'));
  await type(field('First name'), firstName);
  await type(field('Date of birth'), dateOfBirth);
  await tap(dialog.getByText('Female', { exact: true }));
  await more();
  await tap(dialog.getByRole('button', { name: 'Add child', exact: true }));
  await dialogGone();
  await choice(firstName)
    .or(page.getByText(`${firstName} Hart`))
    .first()
    .waitFor();
}

const asMother = async ({ page, tap, choice }: Steps) => {
  await tap(choice('Mother'));
  await tap(page.getByRole('radiogroup', { name: /^Did you give birth/ }).getByText('Yes', { exact: true }));
};

async function keepSuggestedGuardian({ page, asked, goOn }: Steps) {
  await asked('Who should look after your children?');
  await page.getByText('Our suggestion').waitFor();
  await goOn();
}

export const letSpouseCarryOut = (name: string) => async (steps: Steps) => {
  await steps.tap(steps.page.getByText(name, { exact: true }).first());
};

const married = 'Married or in a civil partnership';

export const coupleWithTwoChildren = {
  answers: ['Me and my Partner', 'Yes', 'Yes', 'SW1A 2AA', 'No'],
  limits: { taps: 75, keystrokes: 120 },
  hasAddress: true,
  title: 'Mrs',
  firstName: 'Ann',
  gender: 'Female',
  maritalStatus: married,
  dateOfBirth: '27/3/1984',
  home: async ({ page, tap, button, option, choice, type, field }) => {
    await tap(choice('I own it with a mortgage'));
    await tap(page.getByText(/^Joint tenants/));
    await tap(button(/Who do you own it with/));
    await tap(option('Your spouse or partner'));
    await type(field('Full name'), 'Ben Hart');
    await tap(choice('Husband'));
    await tap(page.getByRole('radiogroup', { name: /^Gender/ }).getByText('Male', { exact: true }));
    await page.locator('[data-field=coOwnerId] button', { hasText: 'Ben Hart' }).waitFor();
  },
  spouse: async ({ asked, goOn }) => {
    await asked('Who is your spouse or partner?');
    await goOn();
  },
  children: async (steps) => {
    await addChild(steps, 'Mia', '14/5/2016', async () => {
      await asMother(steps);
      await steps.tap(steps.button(/Other parent/));
      await steps.tap(steps.option(/^Ben Hart/));
    });
    await addChild(steps, 'Zoe', '1/6/2019', () => asMother(steps));
  },
  guardians: keepSuggestedGuardian,
  executors: async (steps) => {
    await letSpouseCarryOut('Ben Hart')(steps);
    const { tap, button, nameSomeone, dialogGone } = steps;
    await tap(button(/^Add New Person/));
    await nameSomeone('Jo', 'Reed', 'Sister', 'Save executor');
    await dialogGone();
  },
  rest: ({ tap, button }) => tap(button('Everything to Ben, then to the children')),
  printed: /my husband BEN HART/,
} satisfies RoadToPaper;
