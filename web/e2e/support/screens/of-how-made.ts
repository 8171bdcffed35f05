import type { AccountId } from '@plainwill/contracts/shared/ids';
import type { HowMadeRequest, OpenHowMadeRequest } from '@plainwill/contracts/will-data/how-made/how-made';
import type { Page } from 'playwright-core';
import { answeringCalls, failing } from './network.ts';
import { button, inTurn, opened, reads, type State } from './state.ts';

const list = '/admin/how-made';
const requestPath = `${list}/:requestId`;
export const requestId = 'c0a5c1de-0000-4000-8000-000000000001' as HowMadeRequest['id'];
const staff = 'b0a5c1de-0000-4000-8000-000000000009' as AccountId;
const at = '2026-11-20T10:00:00.000Z';
const long = 'Her brother says that she was ill when she signed, and that a neighbour was always there. '.repeat(5);

const aRequest = (number: number, changes: Partial<HowMadeRequest> = {}): HowMadeRequest => ({
  id: requestId.replace(/1$/, String(number % 10)) as HowMadeRequest['id'],
  number,
  asker: 'executor',
  state: 'received',
  receivedOn: '2026-11-20',
  enteredBy: staff,
  version: 1,
  ...changes,
});
const requests = [
  aRequest(14, { asker: 'order', state: 'agreed' }),
  aRequest(13, { asker: 'consent' }),
  aRequest(12, { state: 'sent' }),
  aRequest(11, { asker: 'consent', state: 'refused' }),
];
const listed = answeringCalls({ 'willData.howMade.list': { requests, count: 60 } });

const record = {
  id: 'c0a5c1de-0000-4000-8000-000000000077' as NonNullable<OpenHowMadeRequest['record']>['id'],
  copyNumber: 3,
  signedOn: '2026-10-02',
  testator: 'Eleanor May Hart',
  recordedAt: at,
  hasAccount: false,
  keptUntil: '2041-10-02',
};

const withRequest = (changes: Partial<OpenHowMadeRequest> = {}) =>
  answeringCalls({
    'willData.howMade.get': {
      ...aRequest(1),
      name: 'Robert Finch',
      contact: '2 Mill Lane\nLudlow\nSY8 1AA',
      reason: long,
      proof: 'Death certificate, passport, copy of the will',
      theirReference: 'RF/7/2026',
      diedOn: '2026-11-01',
      record,
      foundBy: staff,
      agreedBy: null,
      agreedAt: null,
      closedBy: null,
      closedAt: null,
      refusal: '',
      mayAgree: true,
      ...changes,
    } satisfies OpenHowMadeRequest,
  });
const isOpen = reads('Robert Finch');

const finding = answeringCalls({ 'willData.howMade.find': [record, { ...record, id: staff, copyNumber: 2 }] });
const searched = async (page: Page) => {
  await page.getByLabel('Name of the person who died').fill('Eleanor Hart');
  await page.getByLabel('Their date of birth', { exact: true }).fill('3/2/1950');
  await button(page, 'Find the record').click();
};

/** Administrators see these of requests about how a will was made. */
export const statesOfHowMade: State[] = [
  { name: 'requests of every kind', path: list, given: listed, reach: reads('By order of a court') },
  { name: 'no request in a state', path: `${list}?state=sent`, reach: reads('Nothing matches.') },
  { name: 'a request recorded with nothing in it', path: list, reach: opened('Record a request', 'Record it') },
  {
    name: 'a request without a record, and a search for nothing',
    path: requestPath,
    given: withRequest({ record: null, foundBy: null }),
    reach: inTurn(isOpen, (page) => button(page, 'Find the record').click()),
  },
  {
    name: 'records that were found',
    path: requestPath,
    given: inTurn(withRequest({ record: null, foundBy: null }), finding),
    reach: inTurn(searched, reads('2 found')),
  },
  { name: 'a request to agree to', path: requestPath, given: withRequest({ asker: 'order' }), reach: isOpen },
  {
    name: 'a request that a colleague must agree to',
    path: requestPath,
    given: withRequest({ asker: 'consent', mayAgree: false }),
    reach: reads(/Ask another administrator/),
  },
  {
    name: 'a statement to send, and a refusal with nothing in it',
    path: requestPath,
    given: withRequest({ state: 'agreed', agreedBy: staff, agreedAt: at }),
    reach: async (page) => {
      await page.locator('summary', { hasText: 'Refuse this request' }).click();
      await button(page, 'Refuse it').click();
    },
  },
  {
    name: 'a request that was refused',
    path: requestPath,
    given: withRequest({ state: 'refused', record: null, foundBy: null, closedBy: staff, closedAt: at, refusal: long }),
    reach: isOpen,
  },
  {
    name: 'a request that does not open',
    path: requestPath,
    given: failing('willData.howMade.get'),
    reach: reads('This part is not answering.'),
  },
];
