import type { Page } from 'playwright-core';
import type { countedEffort } from './effort.ts';

/** One person's answers on the way to a draft. */
export interface PersonOnTheWay {
  title: string;
  ownTitle?: string;
  firstName: string;
  /** Left out by who has one name. */
  lastName?: string | undefined;
  gender: 'Male' | 'Female';
  maritalStatus: string;
  occupation: string;
  telephone: string;
  dateOfBirth?: string;
  /** Told in the questionnaire. */
  hasAddress?: boolean;
  /** British Forces Post in the place of an address that is found. */
  forcesPost?: string;
  /** Steps that replace those of a single tenant without children, such as who owns the home. */
  home?: (steps: Steps) => Promise<void>;
  spouse?: (steps: Steps) => Promise<void>;
  children?: (steps: Steps) => Promise<void>;
  guardians?: (steps: Steps) => Promise<void>;
  funeral: string;
  executors?: (steps: Steps) => Promise<void>;
  gifts?: (steps: Steps) => Promise<void>;
  /** In place of choosing who inherits in the dialog. */
  rest?: (steps: Steps) => Promise<void>;
  /** The person who inherits everything, if not the executor. */
  beneficiary?: (steps: Steps) => Promise<void>;
}

export const sam: PersonOnTheWay = {
  title: 'Mr',
  firstName: 'Sam',
  lastName: 'Hart',
  gender: 'Male',
  maritalStatus: 'Single',
  occupation: 'cook',
  telephone: '07700 900123',
  funeral: 'Burial',
};

/** The taps on each page of the Will Maker, in one place for every journey. */
export function stepsOn(page: Page, { tap, type }: ReturnType<typeof countedEffort>) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const choice = (text: string) => page.getByText(text, { exact: true });
  const option = (name: string | RegExp) => page.getByRole('option', { name, exact: typeof name === 'string' });
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}`)).first();
  const asked = (question: string) => page.getByRole('heading', { name: question }).waitFor();
  const dialogGone = () => page.getByRole('dialog').waitFor({ state: 'hidden' });
  const goOn = () => tap(button('Save and continue'));
  /** Someone new, in the form that is open. */
  async function nameSomeone(first: string, last: string, relationship: string, save: string) {
    await type(field('First name'), first);
    await type(field('Last name'), last);
    await tap(button(/Relationship to you/));
    await tap(option(relationship));
    await tap(button(save));
  }
  return { page, tap, type, button, choice, option, field, asked, dialogGone, goOn, nameSomeone };
}

export type Steps = ReturnType<typeof stepsOn>;

/** From the first sight of the Will Maker to a draft that has everything. */
export async function walkToDraft(steps: Steps, person: PersonOnTheWay) {
  await tellOfThemselves(steps, person);
  await tellOfHome(steps, person);
  await person.spouse?.(steps);
  await steps.asked('Do you have children?');
  await person.children?.(steps);
  await steps.goOn();
  await chooseFuneral(steps, person);
  await person.guardians?.(steps);
  await steps.asked('Who should carry out your will?');
  await (person.executors ?? nameExecutor)(steps);
  await steps.goOn();
  await steps.asked('Would you like to leave anyone a gift?');
  await (person.gifts ?? leaveNoGift)(steps);
  await steps.goOn();
  await steps.asked('Who should get everything else?');
  await (person.rest ?? ((to) => leaveEverything(to, person)))(steps);
  await steps.goOn();
}

async function tellOfThemselves(
  { page, tap, type, button, choice, option, field, asked, goOn }: Steps,
  person: PersonOnTheWay,
) {
  await tap(page.getByRole('navigation', { name: 'What comes next' }).getByRole('link', { name: 'Start' }));
  await asked('What is your name?');
  await tap(button(/Title/));
  await tap(option(person.title));
  if (person.ownTitle) await type(field('Your title'), person.ownTitle);
  await type(field('First name'), person.firstName);
  if (person.lastName) await type(field('Last name'), person.lastName);
  else {
    await tap(field('Last name'));
    await tap(field('Known as'));
    await tap(page.getByText('I have only one name'));
  }
  await goOn();
  await asked('A little about you');
  await type(field('Date of birth'), person.dateOfBirth ?? '27/3/1964');
  await tap(choice(person.gender));
  await tap(choice(person.maritalStatus));
  await type(field('Occupation'), person.occupation);
  await goOn();
  await asked('How can we reach you?');
  await type(field('Mobile number'), person.telephone);
  await goOn();
}

async function tellOfHome(steps: Steps, { forcesPost, hasAddress, home }: PersonOnTheWay) {
  const { page, tap, type, button, choice, field, asked, goOn } = steps;
  await asked('Where do you live?');
  if (forcesPost) {
    await tap(button('Enter the address yourself'));
    await type(field('Address line 1'), '1 Bn Rifles');
    await type(page.getByLabel('Postcode', { exact: true }), forcesPost);
  } else if (!hasAddress) {
    await type(field('Postcode search'), 'SW1A 2AA');
    await tap(button(/search/i));
    await tap(page.getByText(/^10 Downing Street/));
  }
  await goOn();
  await asked('Who owns your home?');
  if (home) await home(steps);
  else await tap(choice('I rent it'));
  await goOn();
  await asked('Anything abroad, or a business?');
  await goOn();
}

async function chooseFuneral({ tap, choice, asked, goOn }: Steps, { funeral }: PersonOnTheWay) {
  await asked('What would you like to happen to your body?');
  await tap(choice(funeral));
  await goOn();
}

async function nameExecutor({ tap, button, dialogGone, nameSomeone }: Steps) {
  await tap(button(/^Add New Person/));
  await nameSomeone('Jo', 'Reed', 'Friend', 'Save executor');
  await dialogGone();
}

/** Names Dee Stone, who is new, as the guardian of every child under 18. */
export async function nameGuardian({ tap, type, button, field, asked, dialogGone, goOn }: Steps) {
  await asked('Who should look after your children?');
  await tap(button(/^Select Guardians/));
  await tap(button('Add Someone New'));
  await type(field('First name'), 'Dee');
  await type(field('Last name'), 'Stone');
  await tap(button('Save guardian'));
  await tap(button('Save guardians'));
  await dialogGone();
  await goOn();
}

const leaveNoGift = ({ page, tap }: Steps) => tap(page.getByText(/don’t wish to leave any|do not wish to leave/i));

async function leaveEverything(steps: Steps, { beneficiary }: PersonOnTheWay) {
  const { page, tap, button, dialogGone } = steps;
  if (!beneficiary) return tap(button('Everything to Jo'));
  await tap(button('Select Recipients'));
  await beneficiary(steps);
  await tap(page.getByRole('dialog').getByRole('button', { name: /^Save/ }));
  await dialogGone();
}
