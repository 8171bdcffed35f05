import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { anEmail, linkIn, password } from './support/account.ts';
import { newContext, savePicture, sizes } from './support/browser.ts';
import { countedEffort } from './support/effort.ts';
import { pdfText } from './support/pdf-text.ts';
import { comeIn, coupleWithTwoChildren, printCopy } from './support/roads-to-paper.ts';
import { mailTo } from './support/site.ts';
import { aStage } from './support/stage.ts';
import { type Steps, sam, stepsOn, walkToDraft } from './support/steps-to-draft.ts';

const { browser, site } = await aStage();

/** As many times the taps of one person as two may need. */
const maxRatio = 1.6;

/** A partner’s steps at each question, most of which are answered by what they have taken over. */
const atQuestion: Record<string, (steps: Steps) => Promise<void>> = {
  'What would you like to happen to your body?': async ({ tap, choice, goOn }) => {
    await tap(choice('Burial'));
    await goOn();
  },
  'Who should look after your children?': async ({ page, goOn }) => {
    await page.getByText('Our suggestion').waitFor();
    await goOn();
  },
  'Who should carry out your will?': async ({ page, tap, goOn }) => {
    await tap(page.getByText('Ann Hart', { exact: true }).first());
    await goOn();
  },
  'Would you like to leave anyone a gift?': async ({ page, tap, goOn }) => {
    await tap(page.getByText(/don’t wish to leave any|do not wish to leave/i));
    await goOn();
  },
  'Who should get everything else?': async ({ tap, button, goOn }) => {
    await tap(button('Everything to Ann, then to the children'));
    await goOn();
  },
};

/** A copier who has said nothing of themselves yet takes over their name, gender and marital status. */
async function tellTheRest({ page, tap, type, button, option, field, asked, goOn }: Steps) {
  await asked('What is your name?');
  expect(await field('First name').inputValue()).toBe('Ben');
  await tap(button(/Title/));
  await tap(option('Mr'));
  await goOn();
  await asked('A little about you');
  expect(await page.getByRole('radio', { name: 'Male', exact: true }).isChecked()).toBe(true);
  await type(field('Date of birth'), '27/3/1984');
  await type(field('Occupation'), sam.occupation);
  await goOn();
  await asked('How can we reach you?');
  await type(field('Mobile number'), sam.telephone);
  await goOn();
}

async function walkOn(steps: Steps) {
  const question = steps.page.getByRole('heading', { name: new RegExp(`^(${Object.keys(atQuestion).join('|')})`) });
  let before = '';
  while (before !== 'Who should get everything else?') {
    await expect.poll(async () => (await question.first().textContent()) ?? before).not.toBe(before);
    before = (await question.first().textContent()) ?? '';
    await atQuestion[before]?.(steps);
  }
}

it('leads two people who plan together to two printed drafts', { timeout: 180_000 }, async () => {
  const [annsEmail, bensEmail] = [anEmail('ann'), anEmail('ben')];
  const desk = await newContext(browser, { viewport: sizes.desktop });
  const phone = await newContext(browser, { viewport: sizes.phone, hasTouch: true, isMobile: true });
  const [annsPage, bensPage] = [await desk.newPage(), await phone.newPage()];
  const [ofAnn, ofBen] = [countedEffort(false), countedEffort(true)];
  const [ann, ben] = [stepsOn(annsPage, ofAnn), stepsOn(bensPage, ofBen)];

  await comeIn(annsPage, site, ofAnn, annsEmail, coupleWithTwoChildren.answers);
  await walkToDraft(ann, { ...sam, ...coupleWithTwoChildren });
  expect(await pdfText(await printCopy(ann))).toMatch(/my husband BEN HART/);
  const alone = ofAnn.spent().taps;

  await ann.tap(annsPage.getByRole('link', { name: 'Overview' }));
  await ann.tap(annsPage.getByRole('link', { name: 'Invite Ben' }));
  await ann.type(ann.field('Your partner’s email address'), bensEmail);
  await ann.tap(ann.button('Send the invitation'));
  await ann.button('Cancel the invitation to Ben').waitFor();

  await bensPage.goto(linkIn(await mailTo(site, bensEmail)));
  await ben.tap(bensPage.getByRole('link', { name: 'Sign in or sign up' }));
  await ben.tap(ben.button(/Sign up$/));
  await ben.type(bensPage.getByLabel('Email'), bensEmail);
  await ben.type(bensPage.getByLabel('Password', { exact: true }), password);
  await ben.tap(ben.button('Create Account'));
  await bensPage.goto(linkIn(await mailTo(site, bensEmail, 'Confirm your email')));
  await ben.tap(ben.button('Confirm my email address'));
  await ben.tap(bensPage.getByRole('link', { name: 'See the invitation' }));
  await ben.tap(bensPage.getByText('I have read this, and want to plan together'));
  await ben.tap(ben.button('Accept the invitation'));
  await bensPage.getByRole('heading', { level: 1, name: 'Planning with Ann' }).waitFor();

  await annsPage.reload();
  await ann.tap(annsPage.getByText('Our home', { exact: true }));
  await ann.tap(annsPage.getByText('The children', { exact: true }));
  await ann.tap(ann.button('See what Ben will see'));
  await ann.tap(ann.button('Share with Ben'));
  await ann.button('Stop sharing: Our home').waitFor();

  await bensPage.reload();
  await ben.tap(bensPage.getByRole('button', { name: /parental responsibility.*Mia/ }));
  await ben.tap(ben.option('Yes, married to mother'));
  await bensPage.getByRole('button', { name: /Yes, married to mother.*parental responsibility.*Zoe/ }).waitFor();
  await expectAccessible(bensPage);
  await savePicture(bensPage, 'couple-proposal-phone');
  await ben.tap(ben.button('Add to my answers'));
  await bensPage.getByText('Added to your answers.').waitFor();
  await expectAccessible(bensPage);
  await savePicture(bensPage, 'couple-taken-over-phone');
  await ben.tap(bensPage.getByRole('link', { name: 'Continue your will' }));
  await tellTheRest(ben);
  await walkOn(ben);
  expect(await pdfText(await printCopy(ben, { isAskedAlone: true }))).toMatch(/my wife ANN HART/);
  await savePicture(bensPage, 'couple-second-copy-phone');

  const both = ofAnn.spent().taps + ofBen.spent().taps;
  process.stdout.write(`\nTwo printed drafts: ${both} taps, where one alone took ${alone}\n`);
  expect(both / alone).toBeLessThanOrEqual(maxRatio);
  await Promise.all([desk.close(), phone.close()]);
});
