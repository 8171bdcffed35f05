import type { Figure } from './figures.ts';
import { ratePerSecond } from './pace.ts';
import { median } from './statistics.ts';
import { withWillMakers } from './will-makers.ts';

const atOnce = 8;
const rounds = 3;
const roundMs = 4000;
const warmUpMs = 2000;

/** How many answers a second can be saved as they are typed, beside as many updates of one row by bare Node. */
export const measure = (): Promise<Figure[]> =>
  withWillMakers(atOnce, async (people, bare) => {
    let typed = 0;
    const lanes = people.map(({ api }, lane) => ({ api, id: lane + 1, version: 1 }));
    const free = [...lanes];
    const inLane = async (work: (lane: (typeof lanes)[number]) => Promise<unknown>) => {
      const lane = free.pop();
      if (!lane) throw new Error('More at once than people');
      await work(lane);
      free.push(lane);
    };
    const save = () =>
      inLane(async (lane) => {
        const changes = { occupation: `Librarian ${typed++}` };
        const saved = await lane.api.willData.personalDetails.save.mutate({ basedOn: lane.version, changes });
        lane.version = saved.version;
      });
    const update = () => inLane(({ id }) => bare.update(id, `Librarian ${typed++}`));

    await ratePerSecond(save, { atOnce, ms: warmUpMs });
    const saves: number[] = [];
    const updates: number[] = [];
    for (let round = 0; round < rounds; round++) {
      updates.push(await ratePerSecond(update, { atOnce, ms: roundMs }));
      saves.push(await ratePerSecond(save, { atOnce, ms: roundMs }));
    }
    return [
      { what: 'one-row updates, by bare Node', value: median(updates), unit: '/s' },
      { what: 'answers saved, through the whole chain', value: median(saves), unit: '/s' },
      { what: 'answers saved, of one-row updates', value: (100 * median(saves)) / median(updates), unit: '%' },
    ];
  });
