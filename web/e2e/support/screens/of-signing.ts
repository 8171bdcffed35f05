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

const initialsBox = { page: null, who: 'Testator', label: 'Initials', x: 41.6, y: 269, width: 33.7, height: 8 };

const planned = (done: number[]) => ({
  'willData.signingPlan.get': {
    version: 1,
    plan: { witnesses: [witness(`Ruth ${long}`), witness('Ken Price')], signing },
    copy: {
      id: 'b0a5c1de-0000-4000-8000-000000000009',
      number: 1,
      pageCount: 5,
      mark: '7F3A91BC',
      boxes: [initialsBox],
    },
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

const scan = (changes: object) => ({
  id: 'b0a5c1de-0000-4000-8000-000000000004',
  willId: will({}).id,
  mediaType: 'application/pdf',
  bytes: 2_340_000,
  addedAt: '2026-12-05T12:00:00.000Z',
  ...changes,
});

const found = answeringCalls({
  'willData.signedWills.list': [
    will({}),
    will({ id: 'b0a5c1de-0000-4000-8000-000000000007', signedOn: '2019-05-06', ending: 'superseded' }),
  ],
  'willData.whereKept.registerFacts': [
    { label: 'Full name', value: long },
    { label: 'Date of birth', value: '' },
    { label: 'Where the will is', value: `With a solicitor: ${long}` },
  ],
  'willData.signedScans.list': [
    scan({}),
    scan({
      id: 'b0a5c1de-0000-4000-8000-000000000003',
      willId: 'b0a5c1de-0000-4000-8000-000000000007',
      mediaType: 'image/jpeg',
      bytes: 84_000,
    }),
  ],
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

const letter = {
  id: 'b0a5c1de-0000-4000-8000-000000000004',
  version: 1,
  kind: 'person',
  addressee: long,
  title: `Words for ${long}`,
  body: long,
  readers: [],
  writtenOn: '2026-11-20',
  earlier: 1,
};

const written = answeringCalls({
  'willData.letters.list': [letter],
  'willData.letters.versions': [{ addressee: long, title: `Words for ${long}`, body: long, writtenOn: '2026-05-06' }],
});

const trusting = answeringCalls({
  'willData.trusted.mine': {
    people: [
      {
        id: 'b0a5c1de-0000-4000-8000-000000000008',
        firstName: long,
        state: 'active',
        mayAsk: true,
        things: {
          whereItIs: 'now',
          funeralWishes: 'now',
          executorPack: 'afterRelease',
          whatAndWhere: 'never',
          letters: 'never',
          will: 'afterRelease',
        },
        invitedOn: '2026-11-20',
        acceptedOn: '2026-11-21',
        opened: [{ thing: 'whereItIs', times: 2, lastOn: '2026-12-01' }],
        version: 1,
      },
    ],
    release: { waitDays: 21, twoMustAsk: true, awayUntil: '2027-03-01', version: 1 },
  },
  'willData.trusted.preview': { entries: [{ title: long, lines: [long] }], file: null },
});

/** The signing, from the witnesses to the record and what becomes of the paper. */
export const statesOfSigning: State[] = [
  {
    name: 'what a trusted person may read',
    path: `${sign}/trusted`,
    given: trusting,
    reach: opened(`Change what they may read: ${long}`),
  },
  {
    name: 'the same as they will see it',
    path: `${sign}/trusted`,
    given: trusting,
    reach: inTurn(opened(`Change what they may read: ${long}`), pressed('Show what they will see')),
  },
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
    name: 'a photograph without a page',
    path: `${sign}/record`,
    given: answeringCalls(planned([])),
    reach: inTurn(
      pressed('Check your photographs'),
      (page) =>
        page
          .getByLabel('Take or choose photographs')
          .setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }),
      reads('Not found yet.'),
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
  { name: 'no signed will to find', path: `${sign}/original`, reach: reads(/^No signed will is recorded/) },
  {
    name: 'where a signed will is, and scans of it',
    path: `${sign}/original`,
    given: found,
    reach: reads('Of the will signed on 6 May 2019'),
  },
  {
    name: 'a scan that may be deleted',
    path: `${sign}/original`,
    given: found,
    reach: opened('Delete scan 1 of the will signed on 5 December 2026'),
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
  { name: 'no letters yet', path: `${sign}/letters`, reach: reads(/^No letters yet/) },
  {
    name: 'a letter without words',
    path: `${sign}/letters`,
    reach: opened('Write: To a person', 'Save letter'),
  },
  {
    name: 'a letter and its earlier versions',
    path: `${sign}/letters`,
    given: written,
    reach: inTurn(pressed(/^Earlier versions/), reads('Use these words again')),
  },
];
