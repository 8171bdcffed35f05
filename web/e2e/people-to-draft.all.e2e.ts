import { afterAll, expect, it } from 'vitest';
import { aConfirmedAccount, anEmail, haveSession } from './support/account.ts';
import { apiIn } from './support/api.ts';
import { newContext, savePicture, sizes } from './support/browser.ts';
import { countedEffort } from './support/effort.ts';
import { aStage } from './support/stage.ts';
import { nameGuardian, type PersonOnTheWay, type Steps, sam, stepsOn, walkToDraft } from './support/steps-to-draft.ts';

const { browser, site } = await aStage();

interface Row extends Partial<PersonOnTheWay> {
  /** Stands in the draft. */
  draft: RegExp;
}

/** The home is owned together with the husband, who is named in the same place. */
async function ownTogether({ page, tap, type, button, choice, option, field }: Steps) {
  await tap(choice('I own it outright'));
  await tap(page.getByText(/^Joint tenants/));
  await tap(button(/Who do you own it with/));
  await tap(option('Your spouse or partner'));
  await type(field('Full name'), 'Ben Hart');
  await tap(choice('Civil partner'));
  await tap(page.getByRole('radiogroup', { name: /^Gender/ }).getByText('Male', { exact: true }));
  await button('Ben Hart Who do you own it with?').waitFor();
}

async function addChild(steps: Steps, relationship: string, more: () => Promise<void>) {
  const { page, tap, type, button, choice, field, dialogGone } = steps;
  await tap(button('Add Child'));
  await type(field('First name'), 'Ivy');
  await type(field('Date of birth'), '1/6/2018');
  await tap(page.getByRole('dialog').getByText('Female', { exact: true }));
  await tap(choice(relationship));
  await more();
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Add child', exact: true }));
  await dialogGone();
}

/** The executor, chosen where there are others too. */
const toExecutor = ({ page, tap }: Steps) => tap(page.getByRole('dialog').getByText('Jo Reed'));

const people: Record<string, Row> = {
  'a title that is on no list': { title: 'Other', ownTitle: 'Mx', draft: /SAM HART/ },
  'one name': { firstName: 'Suharto', lastName: undefined, draft: /SUHARTO, of/ },
  'no mobile': { telephone: '0161 496 0123', draft: /SAM HART/ },
  'no occupation': { occupation: 'none', draft: /SAM HART, of 10 Downing Street, London SW1A 2AA, make/ },
  'civil partners who own their home together': {
    maritalStatus: 'Married or in a civil partnership',
    home: ownTogether,
    spouse: async ({ asked, goOn }) => {
      await asked('Who is your spouse or partner?');
      await goOn();
    },
    beneficiary: ({ page, tap }) => tap(page.getByRole('dialog').getByText('Ben Hart')),
    draft: /my civil partner BEN HART/,
  },
  'two mothers': {
    gender: 'Female',
    maritalStatus: 'In a partnership (living together, not married or civil partners)',
    spouse: async ({ page, tap, type, choice, field, asked, goOn }) => {
      await asked('Who is your spouse or partner?');
      await tap(choice('Yes'));
      await type(field('Full name'), 'Amy Reed');
      await tap(choice('Partner'));
      await tap(page.getByRole('radiogroup', { name: /^Gender/ }).getByText('Female', { exact: true }));
      await goOn();
    },
    children: (steps) =>
      addChild(steps, 'Mother', async () => {
        const { page, tap, button, option } = steps;
        await tap(page.getByRole('radiogroup', { name: /^Did you give birth/ }).getByText('No', { exact: true }));
        await tap(button(/Do you have parental responsibility/));
        await tap(option('Yes, named on birth certificate'));
        await tap(button(/Other parent/));
        await tap(option(/^Amy Reed/));
      }),
    guardians: async ({ page, asked, goOn }) => {
      await asked('Who should look after your children?');
      await page.getByText('Our suggestion').waitFor();
      await goOn();
    },
    beneficiary: toExecutor,
    draft: /AMY REED/,
  },
  'a special guardian': {
    children: (steps) => addChild(steps, 'Special guardian', async () => undefined),
    guardians: nameGuardian,
    beneficiary: toExecutor,
    draft: /I appoint .*DEE STONE/,
  },
  'parents before a birth': {
    dateOfBirth: '27/3/1994',
    children: async ({ page, tap, button, dialogGone, nameSomeone }) => {
      await tap(button('Add: Choose guardians for a child yet to be born'));
      await tap(button(/^Add someone new: Who should look after any child of yours/));
      await nameSomeone('Dee', 'Stone', 'Sister', 'Add contact');
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }));
      await dialogGone();
    },
    beneficiary: toExecutor,
    draft: /DEE STONE .*of any child of mine who is under 18 when I die/,
  },
  'a body given to a medical school': { funeral: 'My body to medical science', draft: /anatomical examination/ },
  'no preference between burial and cremation': { funeral: 'No preference, my family decides', draft: /SAM HART/ },
  'forces post': { forcesPost: 'BFPO 57', draft: /of 1 Bn Rifles BFPO 57/ },
  'a grandchild who gets everything': {
    beneficiary: async ({ tap, button, nameSomeone }) => {
      await tap(button(/^Add someone new/));
      await nameSomeone('Ivy', 'Hart', 'Grandchild', 'Add contact');
    },
    draft: /my grandchild IVY HART/,
  },
};

const effortOf = new Map<string, string>();
afterAll(() => {
  const table = [...effortOf].map(([who, effort]) => `${who.padEnd(46)}${effort}`).join('\n');
  process.stdout.write(`\nFrom the first sight to the draft, on a phone\n${table}\n`);
});

it.each(Object.entries(people))('leads from the first sight to a draft: %s', { timeout: 180_000 }, async (who, row) => {
  const context = await newContext(browser, { viewport: sizes.phone, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const email = anEmail('person');
  await aConfirmedAccount(site, email);
  await haveSession(context, site, email);
  await page.goto(`${site.url}/will-maker`);
  const effort = countedEffort();
  await walkToDraft(stepsOn(page, effort), { ...sam, ...row });
  await page.getByText('Download or print').waitFor();
  await savePicture(page, `draft-${who.replaceAll(' ', '-')}`);
  const { willData } = await apiIn(site.url, context);
  const { document } = await willData.willDocument.preview.query();
  const text = document.sections
    .flatMap(({ clauses }) => clauses.flatMap(({ runs, items }) => [runs, ...items]))
    .map((runs) => runs.map((run) => run.text).join(''))
    .join('\n');
  expect(text).toMatch(row.draft);
  const { taps, keystrokes } = effort.spent();
  effortOf.set(who, `${taps} taps, ${keystrokes} keys`);
  await context.close();
});
