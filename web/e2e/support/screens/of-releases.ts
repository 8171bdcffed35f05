import type { AccountId, ReleaseId, TrustedPersonId } from '@plainwill/contracts/shared/ids';
import type { DeskRelease, OwnRelease, TrustedRelease } from '@plainwill/contracts/will-data/release/release';
import { trustedThings } from '@plainwill/contracts/will-data/trusted/trusted-vocabulary';
import { answeringCalls } from './network.ts';
import { opened, reads, type State } from './state.ts';

const id = 'c0a5c1de-0000-4000-8000-000000000001';
const staff = 'b0a5c1de-0000-4000-8000-000000000009' as AccountId;
const longName = 'Bartholomew-Maximilian Featherstonehaugh-Cholmondeley';

const mine: OwnRelease = {
  stage: 'waiting',
  askedOn: '2026-11-20',
  askedBy: ['Robin', longName],
  stalledBy: null,
  daysLeft: 12,
};
const withMine = (changes: Partial<OwnRelease> = {}) =>
  answeringCalls({ 'willData.release.status': { mine: { ...mine, ...changes }, others: [] } });

const other: TrustedRelease = {
  id: id as TrustedPersonId,
  owner: longName,
  stage: 'none',
  hasAsked: false,
  mayAsk: true,
  twoMustAsk: true,
  waitDays: 21,
  daysCounted: 3,
  mayAskFrom: null,
  things: [],
  readableUntil: null,
};
const withOther = (changes: Partial<TrustedRelease> = {}) =>
  answeringCalls({ 'willData.release.status': { mine: null, others: [{ ...other, ...changes }] } });

const [here, left, desk] = ['/account/here', '/account/left-for-you', '/admin/releases'];

/** Anyone with an account may see these of releases. */
export const statesOfReleases: State[] = [
  { name: 'someone asks, on any page', path: '/account', given: withMine(), reach: reads(/asked us to open/) },
  { name: 'are you there', path: here, given: withMine({ stage: 'stalled' }), reach: reads(/stopped counting/) },
  {
    name: 'an account that is opened',
    path: here,
    given: withMine({ stage: 'released' }),
    reach: reads(/If you are the owner/),
  },
  {
    name: 'asking with nothing ticked',
    path: left,
    given: withOther(),
    reach: opened('Ask to open it', 'Ask to open it'),
  },
  { name: 'days that count', path: left, given: withOther({ stage: 'waiting' }), reach: reads(/3 of 21 days/) },
  {
    name: 'what is opened',
    path: left,
    given: withOther({ stage: 'released', things: [...trustedThings], readableUntil: '2027-12-01' }),
    reach: reads(/^You can read this until/),
  },
];

const aRelease: DeskRelease = {
  id: id as ReleaseId,
  accountId: staff,
  askerIds: [staff],
  stage: 'waiting',
  stalledBy: null,
  isProved: false,
  askedOn: '2026-11-20',
  daysCounted: 3,
  daysNeeded: 21,
  evidenceBy: null,
  shutBy: null,
};
const withDesk = (...releases: Partial<DeskRelease>[]) =>
  answeringCalls({
    'willData.release.desk': releases.map((changes, at) => ({
      ...aRelease,
      id: id.replace(/1$/, String(at)) as ReleaseId,
      ...changes,
    })),
  });

/** Administrators see these. */
export const statesOfReleaseDesk: State[] = [
  {
    name: 'requests at every stage',
    path: desk,
    given: withDesk(
      { evidenceBy: staff },
      { stage: 'asked' },
      { stage: 'stalled', stalledBy: 'mail' },
      { isProved: true, daysNeeded: 3 },
      { stage: 'released', shutBy: staff },
    ),
    reach: reads('Waiting for a second person'),
  },
  {
    name: 'evidence with nothing in it',
    path: desk,
    given: withDesk({}),
    reach: opened(/^Record evidence/, 'Record evidence'),
  },
  {
    name: 'what was released is to be closed',
    path: desk,
    given: withDesk({ stage: 'released' }),
    reach: opened(/^The owner is back/, 'The owner is back'),
  },
];
