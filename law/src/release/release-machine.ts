import {
  type EvidencedBy,
  evidenceWaitDays,
  maxNotices,
  type ReleaseEnding,
  type ReleaseStage,
  type StallCause,
} from '@plainwill/contracts/will-data/release/release-vocabulary';

/**
 * A request to open what an owner has left. Its time is counted in hours that a worker has looked on, and of these only
 * such as followed an email to the owner that a mail server has accepted: no clock that jumps can shorten it.
 */
export interface Release {
  stage: ReleaseStage;
  /** Those who have asked, in the order in which they did. */
  askers: readonly string[];
  twoMustAsk: boolean;
  waitDays: number;
  /** Hours that have counted since the last of those who must ask has asked, or since the evidence. */
  hours: number;
  /** Hours in a row that did not count. */
  idleHours: number;
  /** Emails to the owner that were promised, over all stages. */
  notices: number;
  /** A mail server has accepted the last of them. */
  isLastHandedOver: boolean;
  /** The promised emails at the moment of the evidence; null without any. */
  noticesBeforeEvidence: number | null;
  /** Staff who have seen evidence of the death, until two agree. */
  evidence: EvidencedBy | null;
  /** Staff who want what is released to be shut, until two agree. */
  shutBy: string | null;
  stalledBy: StallCause | null;
  ending: ReleaseEnding | null;
}

/** Trusted people who may not ask, strangers, and staff without the role are callers as well: each is refused. */
export type ReleaseCaller =
  | { is: 'owner' }
  | { is: 'trusted'; id: string; mayAsk: boolean }
  | { is: 'staff'; id: string; isAdmin: boolean }
  | { is: 'stranger' };

/** `seen`: the owner has opened a page, and said nothing. `removed`: one who asked is trusted no longer. */
export type ReleaseEvent =
  | { event: 'ask' | 'second' | 'here' | 'seen' | 'shut'; by: ReleaseCaller }
  | { event: 'evidence'; by: ReleaseCaller; said: string }
  | { event: 'handedOver' | 'removed' }
  /** `isAway`: the owner has said that they are on a long journey. */
  | { event: 'hour'; isAway: boolean };

const hoursInDay = 24;
const stalledAfterHours = 7 * hoursInDay;
const lapsesAfterHours = 90 * hoursInDay;

const isOpen = ({ stage }: Pick<Release, 'stage'>): boolean =>
  stage === 'asked' || stage === 'waiting' || stage === 'stalled';

interface AskedSettings {
  waitDays: number;
  twoMustAsk: boolean;
}

/** The request as it is asked; null for a caller who may not ask. */
export function askedBy(by: ReleaseCaller, { waitDays, twoMustAsk }: AskedSettings): Release | null {
  if (by.is !== 'trusted' || !by.mayAsk) return null;
  return {
    stage: twoMustAsk ? 'asked' : 'waiting',
    askers: [by.id],
    twoMustAsk,
    waitDays,
    hours: 0,
    idleHours: 0,
    notices: 1,
    isLastHandedOver: false,
    noticesBeforeEvidence: null,
    evidence: null,
    shutBy: null,
    stalledBy: null,
    ending: null,
  };
}

/** The days that must count: fewer once two of the staff have seen evidence of the death. */
export const waitDaysOf = ({ noticesBeforeEvidence, waitDays }: Release): number =>
  noticesBeforeEvidence === null ? waitDays : evidenceWaitDays;

/** The counted days after which each of the emails goes: at once, after one day, a third, two thirds, on the last day. */
function noticeDays(release: Release): number[] {
  const days = waitDaysOf(release);
  if (release.noticesBeforeEvidence === null)
    return [0, 1, Math.ceil(days / 3), Math.ceil((2 * days) / 3), days - 1].slice(0, release.stage === 'asked' ? 1 : 5);
  return [0, 1, 2].slice(0, maxNotices - release.noticesBeforeEvidence);
}

/** Promises the email that is due, if one is. */
function withNotice(release: Release): Release {
  const due = noticeDays(release)[release.notices - (release.noticesBeforeEvidence ?? 0)];
  if (due === undefined || release.hours < due * hoursInDay) return release;
  return { ...release, notices: release.notices + 1, isLastHandedOver: false };
}

const ended = (release: Release, ending: ReleaseEnding): Release => ({ ...release, stage: 'refused', ending });

function afterHour(release: Release, isAway: boolean): Release {
  const isStalled = release.stage === 'stalled';
  const waitsForJourney = isAway && release.noticesBeforeEvidence === null;
  if (isStalled || !release.isLastHandedOver) {
    const idleHours = release.idleHours + 1;
    if (isStalled) return idleHours < lapsesAfterHours ? { ...release, idleHours } : ended(release, 'lapsed');
    if (idleHours < stalledAfterHours) return { ...release, idleHours };
    return { ...release, idleHours: 0, stage: 'stalled', stalledBy: 'mail' };
  }
  if (waitsForJourney) return release;
  const counted = { ...release, hours: release.hours + 1, idleHours: 0 };
  if (counted.hours < waitDaysOf(counted) * hoursInDay) return withNotice(counted);
  return counted.stage === 'asked' ? ended(counted, 'lapsed') : { ...counted, stage: 'released' };
}

function afterSecond(release: Release, by: ReleaseCaller): Release | null {
  if (by.is !== 'trusted' || !by.mayAsk || release.stage !== 'asked' || release.askers.includes(by.id)) return null;
  // The whole wait follows the moment at which both have asked.
  return { ...release, stage: 'waiting', askers: [...release.askers, by.id], hours: 0, idleHours: 0 };
}

function afterEvidence(release: Release, by: ReleaseCaller, said: string): Release | null {
  if (by.is !== 'staff' || !by.isAdmin || release.noticesBeforeEvidence !== null) return null;
  const { evidence } = release;
  if (evidence === null || evidence.said !== said) return { ...release, evidence: { by: by.id, said } };
  if (evidence.by === by.id) return null;
  const waiting = { ...release, stage: 'waiting' as const, stalledBy: null, hours: 0, idleHours: 0 };
  return withNotice({ ...waiting, evidence: null, noticesBeforeEvidence: release.notices });
}

function afterSeen(release: Release): Release {
  const unproved = { ...release, noticesBeforeEvidence: null, evidence: null };
  return { ...unproved, stage: 'stalled', stalledBy: 'seen', hours: 0, idleHours: 0 };
}

/** The request after an event; null where it is not for this caller to say, or not at this stage. */
export function afterEvent(release: Release, event: ReleaseEvent): Release | null {
  if (event.event === 'shut') {
    const { by } = event;
    if (release.stage !== 'released' || by.is !== 'staff' || !by.isAdmin || release.shutBy === by.id) return null;
    return release.shutBy === null ? { ...release, shutBy: by.id } : ended(release, 'shut');
  }
  if (!isOpen(release)) return null;
  switch (event.event) {
    case 'ask':
      return null;
    case 'second':
      return afterSecond(release, event.by);
    case 'here':
      return event.by.is === 'owner' ? ended(release, 'here') : null;
    case 'seen':
      return event.by.is === 'owner' ? afterSeen(release) : null;
    case 'removed':
      return ended(release, 'removed');
    case 'evidence':
      return afterEvidence(release, event.by, event.said);
    case 'handedOver':
      return { ...release, isLastHandedOver: true };
    case 'hour':
      return afterHour(release, event.isAway);
  }
}
