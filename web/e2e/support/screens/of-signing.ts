import { answeringCalls } from './network.ts';
import { dialog, inTurn, opened, pressed, reads, type State } from './state.ts';

const sign = '/will-maker/sign';
const long = 'W'.repeat(60);

const address = { address: '', line1: `9 ${long}`, line2: '', townOrCity: 'Ludlow', county: '', postcode: 'SY8 1DA' };
const witness = (name: string) => ({
  name,
  personId: null,
  notSameAs: [],
  dateOfBirth: null,
  age: null,
  address,
  email: '',
  mobileNumber: '',
  relation: 'neighbour',
  spouseOf: [],
  partnerOf: [],
  isAdult: true,
  occupation: 'baker',
  childOf: [],
  actsFor: [],
  isFitAsked: true,
});

const signing = {
  plannedFor: '2026-12-05',
  signsForTestator: null,
  reader: null,
  needsInterpreter: true,
  interpreter: null,
};

const planned = (done: number[]) => ({
  'willData.signingPlan.get': {
    version: 1,
    plan: { witnesses: [witness(`Ruth ${long}`), witness('Ken Price')], signing },
    copy: { id: 'b0a5c1de-0000-4000-8000-000000000009', number: 1, pageCount: 5, mark: '7F3A91BC' },
    done: done.map((step) => ({ step, at: '2026-12-05T11:00:00.000Z' })),
  },
  'willData.signingPlan.problems': [
    { id: 'SIG-39', severity: 'warns', person: null, message: 'Say who will interpret.' },
    { id: 'SIG-13', severity: 'blocks', person: 'Ken Price', message: 'Ken Price would lose what your will gives.' },
    { id: 'SIG-37', severity: 'informs', person: `Ruth ${long}`, message: `Add the address of Ruth ${long}.` },
  ],
});

const will = (changes: object) => ({
  id: 'b0a5c1de-0000-4000-8000-000000000008',
  copyNumber: null,
  signedOn: '2026-12-05',
  place: long,
  isDated: true,
  witnesses: [`Ruth ${long}`, 'Ken Price'].map((name) => ({ name, address: long, occupation: 'baker' })),
  keptAt: { kind: 'solicitor', where: long },
  isExecutorTold: false,
  olderWills: 'open',
  isLost: true,
  ending: null,
  endedOn: null,
  recordedAt: '2026-12-05T12:00:00.000Z',
  correctableUntil: '2099-12-06T12:00:00.000Z',
  ...changes,
});

const change = {
  kind: 'changed',
  clauseId: 'funeral.choice',
  number: '2.1',
  heading: 'FUNERAL',
  before: 'I wish to be buried.',
  after: `I wish to be buried at ${long}.`,
};

const signed = answeringCalls({
  'willData.signedWills.list': [
    will({}),
    will({
      id: 'b0a5c1de-0000-4000-8000-000000000007',
      signedOn: '2019-05-06',
      ending: 'superseded',
      endedOn: '2026-12-05',
    }),
  ],
  'willData.signedWills.standing': {
    changes: [change],
    findings: [{ id: 'SIG-44', severity: 'warns', message: 'Your answers today would make a different will.' }],
  },
});

const holding = (changes: object) => ({
  id: 'b0a5c1de-0000-4000-8000-000000000006',
  version: 1,
  kind: 'account',
  what: `Savings ${long}`,
  who: long,
  reference: 'ending 5678',
  where: long,
  notes: long,
  ...changes,
});

const listed = answeringCalls({
  'willData.holdings.list': [
    holding({}),
    holding({ id: 'b0a5c1de-0000-4000-8000-000000000005', kind: 'papers', what: 'Deeds', notes: '' }),
  ],
});

/** The signing, from the witnesses to the record and what becomes of the paper. */
export const statesOfSigning: State[] = [
  { name: 'a witness to add', path: `${sign}/witnesses`, reach: opened('Add the first witness') },
  {
    name: 'a witness without a name',
    path: `${sign}/witnesses`,
    reach: opened('Add the first witness', 'Save witness'),
  },
  {
    name: 'witnesses, and what stands in their way',
    path: `${sign}/witnesses`,
    given: answeringCalls(planned([])),
    reach: reads('Ken Price would lose what your will gives.'),
  },
  {
    name: 'a step of the day',
    path: `${sign}/day`,
    given: answeringCalls(planned([1, 2, 3, 4, 5])),
    reach: reads('On the last page, by hand, in these words:'),
  },
  {
    name: 'something happened on the day',
    path: `${sign}/day`,
    given: answeringCalls(planned([1, 2, 3, 4, 5, 6, 7])),
    reach: inTurn(pressed('Back', /^Someone left/), (page) =>
      dialog(page)
        .getByText(/^Stop here/)
        .waitFor(),
    ),
  },
  {
    name: 'the day is over',
    path: `${sign}/day`,
    given: answeringCalls(planned([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])),
    reach: reads('Your will is signed'),
  },
  { name: 'a record without witnesses', path: `${sign}/record?other`, reach: pressed('Record the signing') },
  { name: 'a signed will', path: sign, given: signed, reach: reads('Wills you signed before') },
  {
    name: 'a signed will to correct',
    path: sign,
    given: signed,
    reach: opened('Change this record'),
  },
  {
    name: 'a will that may be destroyed',
    path: sign,
    given: signed,
    reach: inTurn(
      (page) => page.getByText('It is destroyed, lost, or replaced').click(),
      opened('I have destroyed it'),
    ),
  },
  { name: 'papers for executors', path: `${sign}/papers`, reach: reads(/^Nothing yet/) },
  { name: 'a list for executors', path: `${sign}/papers`, given: listed, reach: reads('Deeds') },
  {
    name: 'an entry for executors without a kind',
    path: `${sign}/papers`,
    reach: opened('Add to your list', 'Save entry'),
  },
  {
    name: 'an entry for executors to edit',
    path: `${sign}/papers`,
    given: listed,
    reach: opened('Edit: Deeds'),
  },
];
