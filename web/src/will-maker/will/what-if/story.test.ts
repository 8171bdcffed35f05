import { describe, expect, it } from 'vitest';
import { aScenario, someEvents } from '../../../testing/a-what-if.ts';
import {
  asThingsStand,
  eventsOf,
  hasLaterChild,
  storyOf,
  withChildrenOf,
  withDeath,
  withLaterChild,
  withoutDeath,
} from './story.ts';

const figures = { deathOn: '2027-03-01', estatePence: 60_000_000, homePence: 25_000_000 };

describe('a story', () => {
  it('is nothing but the figures as things stand', () => {
    expect(eventsOf(asThingsStand, figures)).toEqual(figures);
  });

  it('says the same as the scenario it began with', () => {
    const events = someEvents({
      died: [{ person: 'spouse', on: '2027-03-01', order: 'unknown', born: '1979-01-01' }],
      divorcedOn: '2027-02-01',
    });
    const story = storyOf(aScenario({ key: 'both-together', person: 'spouse', events }), figures);
    expect(eventsOf(story, figures)).toEqual(events);
  });

  it('keeps to its order when the day is another', () => {
    const events = someEvents({ died: [{ person: 'spouse', on: '2027-02-28' }] });
    const story = storyOf(aScenario({ key: 'spouse-first', events }), figures);
    expect(eventsOf(story, { ...figures, deathOn: '2040-01-01' }).died).toEqual([
      { person: 'spouse', on: '2039-12-31' },
    ]);
  });

  it('lets nobody be born, divorce or marry after the testator has died', () => {
    const story = storyOf(
      aScenario({
        events: someEvents({
          born: [{ id: 'zoe', of: 'me', on: '2027-03-01' }],
          divorcedOn: '2027-03-01',
          married: { to: 'other', on: '2027-03-01' },
        }),
      }),
      figures,
    );
    expect(eventsOf(story, { ...figures, deathOn: '2026-12-01' })).toMatchObject({
      born: [{ on: '2026-12-01' }],
      divorcedOn: '2026-12-01',
      married: { on: '2026-12-01' },
    });
  });

  it('halves the estate, to no less than what is in it', () => {
    const events = someEvents({ estatePence: 30_000_000 });
    const story = storyOf(aScenario({ key: 'half-the-estate', events }), figures);
    expect(eventsOf(story, figures).estatePence).toBe(30_000_000);
    expect(eventsOf(story, { ...figures, values: { piano: 6_000_000 } }).estatePence).toBe(31_000_000);
  });

  it('waits for a child to grow up, however early the day', () => {
    const events = someEvents({ deathOn: '2045-09-03', died: [{ person: 'tom', on: '2045-09-02' }] });
    const story = storyOf(aScenario({ key: 'child-died-leaving-children', person: 'tom', events }), figures);
    expect(eventsOf(story, figures)).toMatchObject({ deathOn: '2045-09-03', died: [{ on: '2045-09-02' }] });
    expect(eventsOf(story, { ...figures, deathOn: '2050-01-01' })).toMatchObject({ deathOn: '2050-01-01' });
  });

  it('has the dead before, with or after the testator, each once', () => {
    const story = withDeath(asThingsStand, { person: 'sue', when: 'before' });
    const after = withDeath(story, { person: 'sue', when: 'after' });
    expect(eventsOf(story, figures).died).toEqual([{ person: 'sue', on: '2027-02-28' }]);
    expect(eventsOf(after, figures).died).toEqual([{ person: 'sue', on: '2027-03-01', order: 'after' }]);
  });

  it('has as many children of one who died as were said, and none once they live after all', () => {
    const died = withDeath(asThingsStand, { person: 'tom', when: 'before' });
    const two = withChildrenOf(died, { id: 'tom', name: 'Tom' }, 2, '2028-02-29');
    expect(eventsOf(two, figures).born).toEqual([
      { id: 'tom-child-1', of: 'tom', on: '2023-02-28', name: 'Tom’s first child' },
      { id: 'tom-child-2', of: 'tom', on: '2023-02-28', name: 'Tom’s second child' },
    ]);
    expect(withChildrenOf(died, { id: 'tom', name: 'Tom' }, 0, '2028-01-01').died).toMatchObject([
      { isChildless: true },
    ]);
    expect(withoutDeath(two, 'tom')).toEqual(asThingsStand);
  });

  it('has another child of the testator, or none', () => {
    const birth = { on: '2027-01-01', otherParent: 'spouse' };
    const born = withLaterChild(asThingsStand, true, birth);
    expect(eventsOf(born, figures).born).toMatchObject([{ of: 'me', on: '2027-01-01', otherParent: 'spouse' }]);
    expect(hasLaterChild(withLaterChild(born, false, birth))).toBe(false);
  });
});
