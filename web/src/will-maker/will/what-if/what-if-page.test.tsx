import type { PersonId } from '@plainwill/contracts/shared/ids';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { WhatIfEvents } from '@plainwill/contracts/will-data/what-if/what-if';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { estimatorDraft, noAnswers } from '../../../public/estimator/answers.ts';
import { aChildNamed, aContactNamed, aMarriedRecord, anExecutor, aPlan } from '../../../testing/a-family.ts';
import { aProvision } from '../../../testing/a-provision.ts';
import { someHomeDetails } from '../../../testing/a-testator-record.ts';
import { anAnswer, anAnswerForOrphans, aScenario, someScenarios } from '../../../testing/a-what-if.ts';
import { aClause, aPreview, aWill } from '../../../testing/a-will.ts';
import { type Answers, Refused } from '../../../testing/answer-calls.ts';
import { watchDownloads } from '../../../testing/browser-stand-ins.ts';
import { showInWillMaker } from '../../../testing/show-in-will-maker.tsx';
import type { Figures } from './story.ts';
import WhatIfPage from './what-if-page.tsx';

const sue = 'sue' as PersonId;

const aWholeRecord = (changes: Partial<TestatorRecord> = {}): TestatorRecord =>
  aMarriedRecord({
    homeDetails: someHomeDetails({
      homeOwnership: 'own-outright',
      tenancyType: 'joint-tenants',
      coOwnerId: 'spouse' as PersonId,
    }),
    children: ['Tom', 'Amy'].map((name) => aChildNamed(name, { dateOfBirth: '2000-05-01' })),
    contacts: [aContactNamed('Sue Finch')],
    executors: [anExecutor('spouse')],
    guardians: [aPlan('tom', { primaryIds: [sue] })],
    residue: { version: 1, recipients: [{ personId: 'spouse' as PersonId, priority: 1, shareBasisPoints: null }] },
    funeralWishes: { funeralType: 'cremation' } as TestatorRecord['funeralWishes'],
    settings: { hasNoSpecificGifts: true, survivorshipDays: 28 } as TestatorRecord['settings'],
    ...changes,
  });

const asked: WhatIfEvents[] = [];
beforeEach(() => {
  asked.length = 0;
});

function open(answers: Answers = {}, record = aWholeRecord()) {
  window.history.replaceState(null, '', '/will-maker/what-if');
  const clauses = [
    aClause({ id: 'gifts.gift-friend', number: '5.1' }),
    aClause({ id: 'residue.level-1', number: '6.2' }),
    aClause({ id: 'residue.level-2', number: '6.3' }),
  ];
  return showInWillMaker(<WhatIfPage />, record, {
    'willData.willDocument.preview': () => aPreview({ document: aWill(clauses) }),
    'willData.whatIf.scenarios': (figures) => someScenarios(figures as Figures),
    'willData.whatIf.answer': (input) => {
      const events = input as WhatIfEvents;
      asked.push(events);
      return events.died?.some(({ person }) => person === 'spouse') ? anAnswerForOrphans() : anAnswer();
    },
    ...answers,
  });
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Who gets what' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.lastChild?.textContent ?? '').join(' · '));

const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

it('says what is missing before there is a will to try out', async () => {
  open({}, aMarriedRecord());
  await screen.findByText('Finish these to see what your will would do');
  expect(screen.getByRole('link', { name: 'Will Executors' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('begins as things stand, in shares while nobody has said what there is', async () => {
  open();
  await title('As things stand');
  await screen.findByRole('link', { name: /6\.2$/ });
  expect(pressed()).toEqual(['As things stand']);
  expect(screen.getByText('Daniel owns the home automatically, whatever your will says.')).toBeTruthy();
  expect(rows()).toEqual([
    'Daniel · Your part of the home, outside the will · Your part · Straight away · –',
    'Sue · Gift of £5,000 · £5,000 · Straight away · Clause 5.1',
    'Daniel · The rest · Everything · Straight away · Clause 6.2',
  ]);
  expect(screen.getByText(/^Only shares are shown/)).toBeTruthy();
  expect(
    screen.getByText(
      'Daniel cares for Tom and Amy, if Daniel has parental responsibility. Sue steps in only if Daniel dies too.',
    ),
  ).toBeTruthy();
});

it('takes an estate so large that nobody has had their share already, while nobody has said what there is', async () => {
  const provisions = [aProvision('advance', { personId: 'tom' as PersonId, amount: 5_000_000 })];
  open({}, aWholeRecord({ provisions }));
  await title('As things stand');
  await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ estatePence: 500_000_000 })));
});

it('marks a scenario with what it would find before it is opened', async () => {
  open();
  const scenario = await screen.findByRole('button', { name: /^You have another child/ });
  expect(within(scenario).getByText('Your will runs out, and the law decides')).toBeTruthy();
});

it('shows a scenario beside how it would be as things stand', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'You and Daniel die together' }));
  await title('If you and Daniel die together');
  expect(screen.getByText('The rest goes to Tom and Amy in equal shares.')).toBeTruthy();
  await screen.findByText(/^Daniel does not outlive you/);
  expect(rows()).toEqual([
    'Sue · Gift of £5,000 · £5,000 · Straight away · Clause 5.1',
    'Tom · Half of the rest · Halfnew · At 21, in 2036 · Clause 6.3',
    'Amy · Half of the rest · Halfnew · At 21, in 2039 · Clause 6.3',
    'Daniel · Your part of the home, outside the will · Nothingwas your part · – · –',
    'Daniel · The rest · Nothingwas everything · – · –',
  ]);
  const why = within(screen.getByText(/^Daniel does not outlive you/)).getByRole('link', { name: /6\.3$/ });
  expect(why.getAttribute('href')).toBe('/will-maker?tab=will&clause=residue.level-2');
});

it('takes the estate from the tax calculator of this visit', async () => {
  estimatorDraft.set({ ...noAnswers, estateValue: '£650,000', debts: '50,000', mainResidenceValue: '250,000' });
  const user = open();
  await title('As things stand');
  expect(screen.getByLabelText<HTMLInputElement>('Everything you own, less debts').value).toBe('£600,000');
  expect(asked).toContainEqual(expect.objectContaining({ estatePence: 60_000_000, homePence: 25_000_000 }));
  await screen.findByRole('link', { name: /6\.2$/ });
  expect(rows().at(-1)).toBe('Daniel · The rest · £345,000 · Straight away · Clause 6.2');
  await user.click(screen.getByRole('radio', { name: 'I don’t know' }));
  await screen.findByText(/^Only shares are shown/);
});

it('says what is wrong with an amount, and shows shares until it is right', async () => {
  const user = open();
  await title('As things stand');
  await user.click(screen.getByRole('radio', { name: 'Yes, roughly' }));
  await user.type(screen.getByLabelText('Everything you own, less debts'), '100,000');
  await user.type(screen.getByLabelText(/^Your part of the home in that/), '250,000');
  await user.tab();
  await screen.findByText(/come to £250,000. Enter at least that/);
  await user.clear(screen.getByLabelText('Everything you own, less debts'));
  await user.type(screen.getByLabelText('Everything you own, less debts'), '600,000');
  await waitFor(() =>
    expect(asked).toContainEqual(expect.objectContaining({ estatePence: 60_000_000, homePence: 25_000_000 })),
  );
});

it('asks whether a child who died left children, and says what it shows until then', async () => {
  const user = open();
  await title('As things stand');
  await user.click(screen.getByText('Change who dies, and when'));
  await user.click(screen.getByRole('button', { name: /Has someone died/ }));
  await user.click(await screen.findByRole('option', { name: 'Tom' }));
  await title('If Tom dies before you');
  const question = screen.getByRole('radiogroup', { name: 'Did Tom leave children?' });
  expect(within(question).queryByRole('radio', { checked: true })).toBeNull();
  expect(within(question).getByText(/Until you say, this shows what happens if not/)).toBeTruthy();
  await user.click(within(question).getByRole('radio', { name: 'Two' }));
  await title('If Tom dies before you, leaving two children');
  // Answers of the scenarios offered are fetched ahead, at any time.
  expect(asked.map(({ born }) => born?.map(({ of, name }) => [of, name]))).toContainEqual([
    ['tom', 'Tom’s first child'],
    ['tom', 'Tom’s second child'],
  ]);
});

it('asks who is older where that decides who has the joint home', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'You and Daniel die together' }));
  await user.click(screen.getByText('Change who dies, and when'));
  const elder = screen.getByRole('radiogroup', { name: 'Who is older, you or Daniel?' });
  await user.click(within(elder).getByRole('radio', { name: 'You' }));
  // How things stand is asked for beside it, at any time.
  const elderDies = expect.objectContaining({ order: 'unknown', born: '1979-05-15' });
  await waitFor(() => expect(asked.map(({ died }) => died)).toContainEqual([elderDies]));
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Daniel dies' })).getByRole('radio', { name: 'Before you' }),
  );
  await title('If Daniel dies before you');
  expect(screen.queryByRole('radiogroup', { name: /^Who is older/ })).toBeNull();
});

it('says loudly that another child gets nothing, and leads to where that is changed', async () => {
  const user = open();
  await title('As things stand');
  await user.click(screen.getByText('Change who dies, and when'));
  await user.click(screen.getByRole('checkbox', { name: 'You have another child' }));
  const trouble = await screen.findByText(/^Your new child gets nothing/);
  const link = within(trouble).getByRole('link', { name: 'Change this in Residuary Estate' });
  await user.click(link);
  expect(window.location.search).toBe('?tab=wishes&section=residue');
});

it('goes back a step, and to the beginning', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'You and Daniel die together' }));
  await title('If you and Daniel die together');
  await user.click(screen.getByText('Change who dies, and when'));
  await user.click(screen.getByRole('checkbox', { name: 'You have another child' }));
  await title('If you and Daniel die together and you have another child');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await title('If you and Daniel die together');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  await title('As things stand');
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
});

it('keeps what was shown, with its name, while the next is worked out and when it cannot be', async () => {
  // Answers of the scenarios offered are fetched ahead, so more than one may wait.
  const waiting = Promise.withResolvers<void>();
  const user = open({
    'willData.whatIf.answer': async (input) => {
      if (!(input as WhatIfEvents).died) return anAnswer();
      await waiting.promise;
      throw new Refused('This part is not answering.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'You and Daniel die together' }));
  expect(pressed()).toEqual(['You and Daniel die together']);
  await title('As things stand');
  expect(screen.getByRole('region', { name: 'What comes of it' }).getAttribute('aria-busy')).toBe('true');
  waiting.resolve();
  await screen.findByText('This part is not answering. Below is what you looked at before.');
  await title('As things stand');
  await screen.findByRole('button', { name: 'Retry' });
});

it('says that nothing could be worked out, and tries again', async () => {
  let isDown = true;
  const user = open({
    'willData.whatIf.answer': () => {
      if (isDown) throw new Refused('This part is not answering.');
      return anAnswer();
    },
  });
  await screen.findByText('This couldn’t be worked out');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await title('As things stand');
});

it('keeps what is shown as a sheet', async () => {
  const sheet = vi.fn((_input: unknown) => ({ fileName: 'What.pdf', mediaType: 'application/pdf', base64: 'AAAA' }));
  const user = open({ 'willData.whatIf.sheet': sheet });
  const saved = watchDownloads();
  await user.click(await screen.findByRole('button', { name: 'You and Daniel die together' }));
  await title('If you and Daniel die together');
  await user.click(screen.getByRole('button', { name: 'Download this as a sheet' }));
  await waitFor(() => expect(saved.map(({ fileName }) => fileName)).toEqual(['What.pdf']));
  expect(sheet.mock.lastCall?.[0]).toMatchObject({ events: { died: [{ person: 'spouse' }] }, hasAmounts: false });
});

it('tries out another way to own the home, and says that it changes nothing', async () => {
  const user = open();
  await title('As things stand');
  await user.click(screen.getByRole('radio', { name: 'Alone or in shares' }));
  screen.getByText(/^Your part of it goes as your will says\. This is only tried out here\./);
  await title('If you do not own your home jointly');
  expect(asked.map(({ homeIsJoint }) => homeIsJoint)).toContain(false);
  await user.click(screen.getByRole('radio', { name: 'Jointly' }));
  screen.getByText('It goes to the other owner, whatever your will says.');
  await title('As things stand');
});

it('shows the family of the case, with who has died', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'You and Daniel die together' }));
  const family = await screen.findByRole('region', { name: 'Your family in this case' });
  await waitFor(() => expect(family.textContent).toMatch(/Daniel.*died/));
});

it('draws a tree where few inherit, and the streams to more, which it tells in a sentence too', async () => {
  const user = open();
  await title('As things stand');
  expect(screen.queryByRole('img', { name: /^Where your estate goes/ })).toBeNull();
  expect(screen.getByRole('figure', { name: 'Where your estate goes' }).textContent).toMatch(/The rest.*Daniel/);
  await user.click(screen.getByRole('button', { name: 'You and Daniel die together' }));
  const picture = await screen.findByRole('img', { name: /^Where your estate goes/ });
  expect(picture.querySelector('desc')?.textContent).toContain('The rest goes to Tom and Amy in equal shares.');
  expect([...picture.querySelectorAll('tspan')].map(({ textContent }) => textContent)).toContain('Tom');
});

it('shows the first of many, and the others when asked', async () => {
  const many = Array.from({ length: 20 }, (_, at) => aScenario({ person: `child ${at}`, name: `Case ${at}` }));
  const user = open({ 'willData.whatIf.scenarios': () => ({ ...someScenarios(), scenarios: many }) });
  const cases = async () =>
    within(await screen.findByRole('list', { name: 'What happens if…' })).getAllByRole('button');
  expect(await cases()).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'Show 9 more' }));
  expect(await cases()).toHaveLength(20);
});
