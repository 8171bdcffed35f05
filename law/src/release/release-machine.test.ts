import { dayMs, hourMs, minuteMs } from '@plainwill/contracts/shared/durations';
import {
  evidenceWaitDays,
  maxNotices,
  type ReleaseStage,
  releaseStages,
} from '@plainwill/contracts/will-data/release/release-vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourBetween, mayAskFrom } from './release-clock.ts';
import { afterEvent, askedBy, type Release, type ReleaseCaller, type ReleaseEvent } from './release-machine.ts';

const callers = {
  owner: { is: 'owner' },
  asker: { is: 'trusted', id: 'asker', mayAsk: true },
  second: { is: 'trusted', id: 'second', mayAsk: true },
  otherTrusted: { is: 'trusted', id: 'other', mayAsk: false },
  stranger: { is: 'stranger' },
  staff: { is: 'staff', id: 'staff', isAdmin: false },
  admin: { is: 'staff', id: 'admin', isAdmin: true },
  secondAdmin: { is: 'staff', id: 'second-admin', isAdmin: true },
} as const satisfies Record<string, ReleaseCaller>;

const said = 'entry 123';
type CalledEvent = 'ask' | 'second' | 'here' | 'seen' | 'shut' | 'evidence';
const calledEvents: CalledEvent[] = ['ask', 'second', 'here', 'seen', 'shut', 'evidence'];
const eventBy = (event: CalledEvent, by: ReleaseCaller): ReleaseEvent =>
  event === 'evidence' ? { event, by, said } : { event, by };

const asked = (waitDays: number, twoMustAsk = false): Release => {
  const release = askedBy(callers.asker, { waitDays, twoMustAsk });
  if (!release) throw new Error('the asker may ask');
  return release;
};

function after(release: Release, ...events: ReleaseEvent[]): Release {
  return events.reduce((before, event) => {
    const then = afterEvent(before, event);
    if (!then) throw new Error(`${event.event} is refused`);
    return then;
  }, release);
}

const hours = (count: number, isAway = false): ReleaseEvent[] =>
  Array.from({ length: count }, () => ({ event: 'hour', isAway }));

const handedOver: ReleaseEvent = { event: 'handedOver' };

/** As many hours as it takes, all mail being accepted at once. */
function untilTheEnd(release: Release, max: number): { release: Release; hours: number } {
  let at = release;
  for (let hour = 0; hour < max; hour++) {
    at = at.isLastHandedOver ? at : after(at, handedOver);
    at = after(at, { event: 'hour', isAway: false });
    if (at.stage === 'released' || at.stage === 'refused') return { release: at, hours: hour + 1 };
  }
  return { release: at, hours: max };
}

const stages: Record<ReleaseStage, Release> = {
  asked: asked(7, true),
  waiting: asked(7),
  stalled: after(asked(7), { event: 'seen', by: callers.owner }),
  released: untilTheEnd(asked(7), 1000).release,
  refused: after(asked(7), { event: 'here', by: callers.owner }),
};

/** The stage after each event that is allowed at all; every other cell of the table is refused. */
const table: Partial<Record<`${ReleaseStage} ${CalledEvent} ${keyof typeof callers}`, ReleaseStage>> = {
  'asked second second': 'waiting',
  'asked here owner': 'refused',
  'asked seen owner': 'stalled',
  'asked evidence admin': 'asked',
  'asked evidence secondAdmin': 'asked',
  'waiting here owner': 'refused',
  'waiting seen owner': 'stalled',
  'waiting evidence admin': 'waiting',
  'waiting evidence secondAdmin': 'waiting',
  'stalled here owner': 'refused',
  'stalled seen owner': 'stalled',
  'stalled evidence admin': 'stalled',
  'stalled evidence secondAdmin': 'stalled',
  'released shut admin': 'released',
  'released shut secondAdmin': 'released',
};

describe('every stage, event and caller', () => {
  for (const stage of releaseStages)
    for (const event of calledEvents)
      it(`${stage}: ${event}`, () => {
        const is = Object.entries(callers).map(([name, by]) => [
          name,
          afterEvent(stages[stage], eventBy(event, by))?.stage,
        ]);
        const wanted = Object.keys(callers).map((name) => [
          name,
          table[`${stage} ${event} ${name as keyof typeof callers}`],
        ]);
        expect(is).toEqual(wanted);
      });

  it('begins only with someone who may ask', () => {
    const begun = Object.entries(callers).filter(([, by]) => askedBy(by, { waitDays: 21, twoMustAsk: false }));
    expect(begun.map(([name]) => name)).toEqual(['asker', 'second']);
  });
});

/** The truth beside a request, which the machine is not told. */
interface World {
  release: Release;
  /** Days since the last who must ask has asked, the owner was seen, or two have agreed on evidence. */
  trueDays: number;
  /** A mail server has accepted an email, ever and since the wait began. */
  wasTold: boolean;
}

const keyOf = ({ release, trueDays, wasTold }: World) => JSON.stringify([Object.values(release), trueDays, wasTold]);

const allEvents: (ReleaseEvent | 'day' | 'awayDay')[] = [
  ...calledEvents.flatMap((event) => Object.values(callers).map((by) => eventBy(event, by))),
  handedOver,
  { event: 'removed' },
  'day',
  'awayDay',
];

function next({ release, trueDays, wasTold }: World, event: ReleaseEvent | 'day' | 'awayDay'): World | null {
  if (event === 'day' || event === 'awayDay') {
    // An hour after the end of a request is for nobody to count.
    let at: Release | null = afterEvent(release, { event: 'hour', isAway: event === 'awayDay' });
    if (!at) return null;
    for (const hour of hours(23, event === 'awayDay')) at = (at && afterEvent(at, hour)) ?? at;
    return { release: at, trueDays: Math.min(trueDays + 1, 9), wasTold };
  }
  const then = afterEvent(release, event);
  if (!then) return null;
  const isNewWait =
    event.event === 'second' || event.event === 'seen' || then.noticesBeforeEvidence !== release.noticesBeforeEvidence;
  return {
    release: then,
    trueDays: isNewWait ? 0 : trueDays,
    wasTold: wasTold || event.event === 'handedOver',
  };
}

/** Walks through every state that can be reached, by every event from each. */
function explore(start: Release, check: (before: World, event: ReleaseEvent | 'day' | 'awayDay', then: World) => void) {
  const first = { release: start, trueDays: 0, wasTold: false };
  const known = new Set([keyOf(first)]);
  const open: World[] = [first];
  for (let world = open.pop(); world; world = open.pop())
    for (const event of allEvents) {
      const then = next(world, event);
      if (!then) continue;
      check(world, event, then);
      const key = keyOf(then);
      if (known.has(key)) continue;
      known.add(key);
      open.push(then);
    }
  return known.size;
}

describe.each([false, true])('every state that can be reached, two must ask: %s', (twoMustAsk) => {
  it('keeps its promises whatever happens in whatever order', () => {
    const ends = new Set<string>();
    const broken: unknown[] = [];
    const states = explore(asked(7, twoMustAsk), (before, event, then) => {
      const { release } = then;
      const isFirstShown = release.stage === 'released' && before.release.stage !== 'released';
      const needed = release.noticesBeforeEvidence === null ? 7 : evidenceWaitDays;
      const promises = {
        'a veto at any moment before the end is the end':
          typeof event === 'string' ||
          event.event !== 'here' ||
          (before.release.stage !== 'released' && release.stage === 'refused' && release.ending === 'here'),
        'nothing is shown after an end': before.release.stage !== 'refused',
        'no event but the passing of time shows anything': !isFirstShown || event === 'day' || event === 'awayDay',
        'nothing is shown before an email was handed over': !isFirstShown || then.wasTold,
        'nothing is shown before the wait is over': !isFirstShown || then.trueDays >= needed,
        'nothing is shown while the last email was not handed over': !isFirstShown || release.isLastHandedOver,
        'nothing is shown before both have asked, unless the death is proved':
          !isFirstShown || !twoMustAsk || release.askers.length === 2 || release.noticesBeforeEvidence !== null,
        'a journey is waited for, unless the death is proved':
          !isFirstShown || event !== 'awayDay' || release.noticesBeforeEvidence !== null,
        'no more emails than five': release.notices <= maxNotices,
      };
      for (const [promise, isKept] of Object.entries(promises))
        if (!isKept) broken.push([promise, before, event, then]);
      ends.add(release.stage === 'refused' ? `refused: ${release.ending}` : release.stage);
    });
    expect(broken.slice(0, 3)).toEqual([]);
    expect(states).toBeGreaterThan(1000);
    const all = ['refused: here', 'refused: lapsed', 'refused: removed', 'refused: shut', 'released', 'stalled'];
    expect([...ends].toSorted()).toEqual([...(twoMustAsk ? ['asked'] : []), ...all, 'waiting'].toSorted());
  }, 60_000);
});

describe('the wait', () => {
  it.each([7, 21, 60])('takes %d days and five emails', (waitDays) => {
    const { release, hours } = untilTheEnd(asked(waitDays), 2000);
    expect([release.stage, hours, release.notices]).toEqual(['released', waitDays * 24, maxNotices]);
  });

  it('sends the emails at once, after one day, at a third and two thirds, and on the last day', () => {
    let release = asked(21);
    const sentOn = [0];
    for (let hour = 1; release.stage === 'waiting'; hour++) {
      const { notices } = release;
      release = after(release, handedOver, { event: 'hour', isAway: false });
      if (release.notices > notices) sentOn.push(hour / 24);
    }
    expect(sentOn).toEqual([0, 1, 7, 14, 20]);
  });

  it('takes three days from the evidence that two have seen, whatever was waited before', () => {
    const waited = untilTheEnd(asked(21), 10 * 24).release;
    const proved = after(waited, eventBy('evidence', callers.admin), eventBy('evidence', callers.secondAdmin));
    expect(untilTheEnd(proved, 2000).hours).toBe(evidenceWaitDays * 24);
  });

  it('counts evidence only where two of the staff have seen the same', () => {
    const first = after(asked(21), eventBy('evidence', callers.admin));
    expect(afterEvent(first, eventBy('evidence', callers.admin))).toBeNull();
    const other = after(first, { event: 'evidence', by: callers.secondAdmin, said: 'entry 124' });
    expect(other.noticesBeforeEvidence).toBeNull();
    expect(after(other, { event: 'evidence', by: callers.admin, said: 'entry 124' }).noticesBeforeEvidence).toBe(1);
  });

  it('stalls after a week in which no mail server takes an email, and lapses after 90 days', () => {
    const stalled = after(asked(7), ...hours(7 * 24));
    expect([stalled.stage, stalled.stalledBy]).toEqual(['stalled', 'mail']);
    expect(after(stalled, ...hours(90 * 24)).ending).toBe('lapsed');
  });

  it('goes on where mail was away for six days', () => {
    const back = after(asked(7), ...hours(6 * 24), handedOver);
    expect(untilTheEnd(back, 2000).hours).toBe(7 * 24);
  });
});

describe('the clock', () => {
  it('counts no more hours than have passed, but for a clock set forward by less than two', () => {
    const move = fc.record({
      trueMinutes: fc.integer({ min: 1, max: 200 }),
      jump: fc.integer({ min: -5000, max: 5000 }),
    });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 200 }), (moves) => {
        let [lookedAt, now, counted, passed] = [new Date(0), new Date(0), 0, 0];
        for (const { trueMinutes, jump } of moves) {
          const shift = jump > 0 && jump < 120 ? 0 : jump;
          passed += trueMinutes;
          now = new Date(now.getTime() + (trueMinutes + shift) * minuteMs);
          const hour = hourBetween(lookedAt, now);
          if (!hour) continue;
          lookedAt = now;
          if (hour.counts && shift >= 0) counted++;
        }
        expect(counted * 60).toBeLessThanOrEqual(passed);
      }),
    );
  });

  it.each([
    ['a clock set forward', 40 * dayMs],
    ['a clock set back', -hourMs],
    ['two hours in which no one looked', 2 * hourMs],
  ])('counts nothing for %s', (_, moved) => {
    const lookedAt = new Date('2026-11-20T10:00:00Z');
    expect(hourBetween(lookedAt, new Date(lookedAt.getTime() + moved))).toEqual({ counts: false });
  });
});

it('bars someone for 30 days, for 180, and then for good', () => {
  expect(mayAskFrom([])).toBeNull();
  expect(mayAskFrom(['2026-01-01'])).toBe('2026-01-31');
  expect(mayAskFrom(['2026-01-01', '2026-03-01'])).toBe('2026-08-28');
  expect(mayAskFrom(['2026-01-01', '2026-03-01', '2026-10-01'])).toBe('never');
});
