import { SubmissionId } from '@plainwill/contracts/shared/ids';
import { answerAt, answersIn } from '@plainwill/contracts/will-data/will/answer-place';
import type { Run } from '@plainwill/contracts/will-data/will/will-document';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { submittedQuestionnaireDraft } from '../../public/questionnaire/submitted-questionnaire.ts';
import { signIn } from '../../shared/api/session.ts';
import { anExecutor } from '../../testing/a-family.ts';
import { aPlanning } from '../../testing/a-planning.ts';
import { aReview, aReviewStatus } from '../../testing/a-review.ts';
import { aWholeRecord } from '../../testing/a-standing.ts';
import { aTestatorRecord, someHomeDetails, somePersonalDetails } from '../../testing/a-testator-record.ts';
import { aBlock, aClause, aPreview, aWill } from '../../testing/a-will.ts';
import { anAccount } from '../../testing/an-account.ts';
import { type Answers, answerCalls, Refused } from '../../testing/answer-calls.ts';
import { keepDrafts } from '../../testing/keep-drafts.ts';
import { show } from '../../testing/show.tsx';
import WillMakerPage from './will-maker-page.tsx';

const account = { ...anAccount(), name: null };
const details = somePersonalDetails();
const someAnswers = {
  whoFor: 'Me',
  children: 'No',
  homeOwned: 'No',
  locationEnglandWales: 'Yes',
  business: 'No',
} as const;

function open(answers: Answers = {}, path = '/will-maker?section=personalDetails') {
  window.history.replaceState(null, '', path);
  answerCalls({
    'identity.accounts.me': () => account,
    'willData.testatorRecord.get': () => aTestatorRecord({ personalDetails: details }),
    'willData.willDocument.preview': () => aPreview(),
    'willData.signedWills.list': () => [],
    'identity.partner.get': () => aPlanning(),
    'willData.drafts.save': keepDrafts(),
    ...answers,
  });
  return show(<Route path="/will-maker" component={WillMakerPage} />);
}

const textbox = async (name: string | RegExp) => (await screen.findByRole('textbox', { name })) as HTMLInputElement;
const at = (step: string) => `/will-maker?section=personalDetails&step=${step}`;
const goOn = { name: 'Save and continue' };

it('sends away a visitor who is not signed in', async () => {
  open({ 'identity.accounts.me': () => null });
  await waitFor(() => expect(window.location.pathname).toBe('/auth'));
});

it.each(['section=nonsense', 'tab=nonsense', 'tab=will&section=gifts', 'tab=wishes&section=homeDetails'])(
  'says of %s that there is no such page',
  async (search) => {
    open({}, `/will-maker?${search}`);
    await screen.findByText('Oops! Page not found');
  },
);

it('offers whoever answered for two to invite their partner', async () => {
  const forTwo = {
    submissionId: SubmissionId.parse('b0a5c1de-0000-4000-8000-000000000002'),
    answers: { ...someAnswers, whoFor: 'Me and my Partner' },
  } as const;
  open(
    { 'willData.testatorRecord.get': () => aTestatorRecord({ personalDetails: details, questionnaire: forTwo }) },
    '/will-maker',
  );
  const card = within(await screen.findByRole('region', { name: 'For the two of you' }));
  expect(card.getByRole('link', { name: 'Invite your partner' }).getAttribute('href')).toBe('/will-maker/together');
});

it.each([
  ['Planning with Ben', { partner: { firstName: 'Ben', linkedOn: '2026-11-28' } }, '/will-maker/together'],
  [
    'Someone has invited you to plan together',
    { received: [{ token: 'a', from: null, expiresAt: '2026-12-05T10:00:00.000Z' }] },
    '/auth/partner#token=a',
  ],
])('says on the overview: %s', async (title, planning, to) => {
  open({ 'identity.partner.get': () => aPlanning(planning) }, '/will-maker');
  const card = within(await screen.findByRole('region', { name: title }));
  expect(card.getByRole('link').getAttribute('href')).toBe(to);
});

it('says on the overview what support changed', async () => {
  const changed = somePersonalDetails({ savedBySupport: true, savedAt: new Date().toISOString() });
  open({ 'willData.testatorRecord.get': () => aTestatorRecord({ personalDetails: changed }) }, '/will-maker');
  await screen.findByText(/support changed what you told us$/);
  screen.getByText(/they changed your details[.] If something is not right, you can change it back/);
  expect(screen.getByRole('link', { name: 'See who changed what' }).getAttribute('href')).toBe('/account#access');
});

it('says that it is loading, and when nothing could be read, offers to try again', async () => {
  let isBroken = true;
  const user = open({
    'willData.testatorRecord.get': () => {
      if (isBroken) throw new Refused('We cannot read your answers just now.');
      return aTestatorRecord();
    },
  });
  expect(screen.getByText('Loading...')).toBeTruthy();
  await screen.findByText('Failed to load your saved data');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'What is your name?' });
});

it('reads the answers again where a questionnaire was claimed before they had come', async () => {
  submittedQuestionnaireDraft.set({ submissionId: crypto.randomUUID(), answers: someAnswers });
  const isClaimed = Promise.withResolvers<void>();
  let isFirstRead = true;
  open({
    'willData.questionnaire.claim': () => {
      isClaimed.resolve();
      return { questionnaire: { submissionId: crypto.randomUUID(), answers: someAnswers }, homeDetails: null };
    },
  });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    // The first read is still on its way when the claim is answered, and is given up then.
    if (address.includes('testatorRecord.get') && isFirstRead) {
      isFirstRead = false;
      await isClaimed.promise;
      await new Promise((resolve) => init?.signal?.addEventListener('abort', resolve));
    }
    return answer(address, init);
  });
  await screen.findByRole('heading', { name: 'What is your name?' });
});

it('shows what is stored, and saves a changed answer when its field is left', async () => {
  const save = vi.fn((_input: unknown) => ({ ...details, occupation: 'Head librarian', version: 2 }));
  const user = open({ 'willData.personalDetails.save': save }, at('about'));
  const occupation = await textbox('Occupation');
  expect(occupation.value).toBe('Librarian');
  expect(screen.getByText(/years old/)).toBeTruthy();
  // In one go: typed letter by letter on a slow machine, some of it is saved before the rest.
  await user.tripleClick(occupation);
  await user.paste('Head librarian');
  await user.tab();
  await screen.findByText(/^All changes saved at/);
  expect(save).toHaveBeenCalledExactlyOnceWith({ basedOn: 1, changes: { occupation: 'Head librarian' } });
});

it('shows what the service says is wrong beside the field, and does not go on', async () => {
  const refuse = () => {
    throw new Refused('No', { fields: { 'changes.mobileNumber': 'Enter a mobile number, like 07700 900123' } });
  };
  const user = open({ 'willData.personalDetails.save': refuse }, at('reach'));
  const mobile = await textbox('Mobile number');
  await user.clear(mobile);
  await user.type(mobile, 'none');
  await user.click(screen.getByRole('button', goOn));
  await screen.findByText('Enter a mobile number, like 07700 900123');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How can we reach you?');
  expect(document.activeElement).toBe(mobile);
  expect(mobile.value).toBe('none');
});

it('tells of personal details that could not be written, and of nothing while none was tried', async () => {
  const user = open({
    'willData.testatorRecord.get': () => aTestatorRecord(),
    'willData.personalDetails.save': () => {
      throw new Refused('Later', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
    },
  });
  const type = async (answers: Record<string, string>) => {
    for (const [label, answer] of Object.entries(answers)) await user.type(await textbox(label), answer);
  };
  const skip = async () => {
    await user.click(screen.getByRole('button', goOn));
    await user.click(await screen.findByRole('button', { name: 'Skip for now' }));
  };
  await type({ 'First name': 'Harriet', 'Last name': 'Bell' });
  await skip();
  await type({ 'Date of birth': '14/5/1979' });
  await skip();
  await type({ 'Mobile number': '07700 900123' });
  await user.tab();
  await screen.findByText('Kept in your account. To start your will, add your occupation.');
  expect(screen.queryByText('Save Error')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  await user.type(await textbox('Occupation'), 'Librarian');
  await user.tab();
  const notice = (await screen.findByText('Failed to save personal details')).closest('[role=alertdialog]');
  expect(within(notice as HTMLElement).getByText('Save Error')).toBeTruthy();
});

it('no longer asks for what has been answered since', async () => {
  const user = open({ 'willData.testatorRecord.get': () => aTestatorRecord() });
  await user.click(await screen.findByRole('button', goOn));
  const asked = async () =>
    within(await screen.findByRole('alert'))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(await asked()).toEqual(['Title', 'First name', 'Last name', 'Skip for now']);
  await user.type(await textbox('First name'), 'Harriet');
  await user.tab();
  await waitFor(async () => expect(await asked()).toEqual(['Title', 'Last name', 'Skip for now']));
});

it('says what a closed tab waits for, and leads there', async () => {
  const user = open({}, '/will-maker?tab=wishes');
  await screen.findByText('Finish this to unlock Your Wishes');
  await user.click(screen.getByRole('link', { name: 'Home Details' }));
  await screen.findByRole('heading', { name: 'Where do you live?' });
});

it('greets whoever comes first with how long it takes, and leads to the first question', async () => {
  const user = open({ 'willData.testatorRecord.get': () => aTestatorRecord() }, '/will-maker');
  await screen.findByText('About 25 minutes. Have names, addresses and dates of birth to hand.');
  await user.click(screen.getByRole('link', { name: 'Start' }));
  await screen.findByRole('heading', { name: 'What is your name?' });
});

it('leads to what comes next, and names it', async () => {
  const user = open({}, '/will-maker');
  await screen.findByRole('heading', { name: /^Good (morning|afternoon|evening), Harriet$/ });
  screen.getByText(/^3 of 8 parts done\. About \d+ minutes to go\.$/);
  const next = within(screen.getByRole('navigation', { name: 'What comes next' }));
  next.getByRole('heading', { name: 'Tell us about your home' });
  await user.click(next.getByRole('link', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Where do you live?' });
});

it('says what is to be fixed in a section that looks done, and on its tab', async () => {
  const executors = [anExecutor('thomas', { role: 'backup' })];
  const place = answerAt('executors');
  open(
    {
      'willData.testatorRecord.get': () =>
        aTestatorRecord({ personalDetails: details, homeDetails: someHomeDetails(), executors }),
      'willData.willDocument.preview': () => aPreview({ checks: [aBlock({ message: 'No one is first.', place })] }),
    },
    '/will-maker?tab=wishes',
  );
  const row = await screen.findByRole('link', { name: /Will Executors/ });
  await within(row).findByText('1 thing to fix: No one is first.');
  expect(within(row).queryByText('Completed')).toBeNull();
});

it('asks one group of questions after another, and says what is left out', async () => {
  const user = open({ 'willData.personalDetails.save': () => details });
  await textbox('First name');
  screen.getByRole('progressbar', { name: 'Personal Information, 1 of 3' });
  await user.clear(await textbox('Last name'));
  await user.click(screen.getByRole('button', goOn));
  const left = await screen.findByRole('alert');
  await user.click(within(left).getByRole('button', { name: 'Last name' }));
  expect(document.activeElement).toBe(await textbox('Last name'));
  await user.type(await textbox('Last name'), 'Bell');
  await user.click(screen.getByRole('button', goOn));
  const heading = await screen.findByRole('heading', { level: 1, name: 'A little about you' });
  expect(document.activeElement).toBe(heading);
  expect(window.location.search).toBe('?section=personalDetails&step=about');
});

it('stays where someone has gone while a step was being saved', async () => {
  const saved = Promise.withResolvers<typeof details>();
  const user = open({ 'willData.personalDetails.save': () => saved.promise });
  await user.type(await textbox('First name'), 'a');
  await user.click(screen.getByRole('button', goOn));
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  await screen.findByRole('navigation', { name: 'What comes next' });
  saved.resolve(details);
  await screen.findByText(/All changes saved/);
  expect(window.location.search).toBe('');
});

it('goes back to the step before, by its button and by the browser’s', async () => {
  const user = open({}, at('reach'));
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  await screen.findByRole('heading', { name: 'A little about you' });
  await user.click(screen.getByRole('link', { name: /^Home Details/ }));
  await screen.findByRole('heading', { name: 'Where do you live?' });
  window.history.back();
  await screen.findByRole('heading', { name: 'A little about you' });
});

it('writes the will beside the questions, with what is new in it marked', async () => {
  const place = answerAt('personalDetails', 'firstName');
  const runs: Run[] = [
    { text: 'I, ', style: 'plain' },
    { text: '', style: 'blank', place },
    { text: ' BELL, declare this to be my will.', style: 'plain' },
  ];
  const clause = aClause({ id: 'declaration.will', runs, items: [], answers: [answersIn('personalDetails')] });
  const user = open({
    'willData.testatorRecord.get': () => aTestatorRecord(),
    'willData.willDocument.preview': () => aPreview({ document: aWill([clause]) }),
  });
  const paper = within(await screen.findByRole('region', { name: 'Your will, as you answer' }));
  await paper.findByRole('link', { name: 'Not answered yet: go to the question' });
  await user.type(await textbox('First name'), 'Harriet');
  expect((await paper.findByText('HARRIET')).closest('mark')).toBeTruthy();
  expect(paper.queryByRole('link')).toBeNull();
});

const road = () => within(screen.getByRole('navigation', { name: 'Steps to your signed will' }));

it('shows the road on every page, and where on it the page is', async () => {
  const user = open({}, '/will-maker');
  await screen.findByRole('heading', { name: /^Good/ });
  const here = () => road().getByRole('link', { current: 'step' }).textContent;
  expect(road().getAllByRole('link')).toHaveLength(5);
  expect(here()).toMatch(/You: Your Details/);
  road().getByRole('link', { name: /^Wishes: Your Wishes, locked/ });
  await user.click(road().getByRole('link', { name: /^Read/ }));
  await screen.findByText('Finish these to complete your will');
  expect(here()).toMatch(/Read: Your Will, draft so far/);
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  await user.click(await screen.findByRole('link', { name: /^Home Details/ }));
  await screen.findByRole('heading', { name: 'Where do you live?' });
  expect(here()).toMatch(/You: Your Details/);
});

it('folds both lists once all is answered, and unfolds the one that is asked for', async () => {
  const user = open(
    { 'willData.testatorRecord.get': aWholeRecord, 'willData.signingCopies.list': () => [] },
    '/will-maker',
  );
  await user.click(await screen.findByRole('link', { name: 'Edit Your Wishes' }));
  expect(screen.getByRole('link', { name: /^Funeral Wishes/ })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Wishes' }));
  expect(screen.getByRole('link', { name: 'Edit Your Details' })).toBeTruthy();
  expect(screen.queryByText('Everything is answered.')).toBeNull();
});

it('shows on the overview how far the check is', async () => {
  open(
    {
      'willData.testatorRecord.get': aWholeRecord,
      'willData.signingCopies.list': () => [],
      'willData.review.status': () => aReviewStatus(aReview({ state: 'held', reviewer: 'Ada Holt' })),
      'willData.review.thread': () => [],
    },
    '/will-maker',
  );
  const timeline = await screen.findByRole('list', { name: 'How far the check is' });
  expect(timeline.querySelector('[aria-current=step]')?.textContent).toBe('Ada Holt is reading it17 November 2026');
  expect(road().getByRole('link', { name: /^Check/ }).textContent).toMatch(/Waiting for our reviewer since /);
});

it('has the way out behind the menu', async () => {
  const user = open({}, '/will-maker');
  await user.click(await screen.findByText('Menu'));
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Your account' }).getAttribute('href')).toBe('/account');
});

it('keeps what was typed when the session has ended, shows it to the same person again, and to nobody else', async () => {
  let me: object | null = account;
  let isSignedIn = true;
  const save = vi.fn((_input: unknown) => {
    if (!isSignedIn) throw new Refused('Sign in', { code: 'UNAUTHORIZED', httpStatus: 401 });
    return { ...details, knownAs: 'Hattie', version: 2 };
  });
  const answers = { 'identity.accounts.me': () => me, 'willData.personalDetails.save': save };
  const user = open(answers);
  const knownAs = await textbox(/^Known as/);
  isSignedIn = false;
  await user.type(knownAs, 'Hattie');
  await user.tab();
  await waitFor(() => expect(window.location.href).toContain('/auth?ended'));

  isSignedIn = true;
  me = { ...account, id: 'b0a5c1de-0000-4000-8000-000000000002' };
  answerCalls({
    ...answers,
    '/auth/sign-in': () => null,
    'willData.testatorRecord.get': () => aTestatorRecord({ personalDetails: me === account ? details : null }),
  });
  await signIn('ann@example.com', 'whatever it is');
  window.history.pushState(null, '', '/will-maker?section=personalDetails');
  expect((await textbox(/^Known as/)).value).toBe('');

  window.history.pushState(null, '', '/auth');
  me = account;
  await signIn('harriet@example.com', 'whatever it is');
  window.history.pushState(null, '', '/will-maker?section=personalDetails');
  const again = await textbox(/^Known as/);
  await waitFor(() => expect(again.value).toBe('Hattie'));
  await screen.findByText(/^All changes saved at/);
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ changes: { knownAs: 'Hattie' } }));
});

it('asks before signing out with something unsaved, and leaves nothing of it on the device', async () => {
  const user = open({
    'willData.personalDetails.save': () => {
      throw new Refused('Later', { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 });
    },
  });
  await user.type(await textbox(/^Known as/), 'Hattie');
  await user.tab();
  await screen.findByText(/^Not saved yet/);
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('knownAs'));
  expect(JSON.stringify(localStorage)).not.toContain('Hattie');

  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await user.click(await screen.findByRole('button', { name: 'Sign out anyway' }));
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('knownAs'));
  expect(window.location.pathname).toBe('/');
});
