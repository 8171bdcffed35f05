interface Asked<Item, Result> {
  item: Item;
  done: PromiseWithResolvers<Result>;
}

/**
 * Does together what is asked for one by one at the same time: while a batch is under way, the next one gathers. What
 * fails together is done again one by one, so that one bad item spoils nothing but itself; `work` must bear that.
 * `dataloader` gathers by turns of the event loop instead, and fails all of a batch together.
 * @param work results in the order of the items
 */
export function inBatches<Item, Result>(most: number, work: (items: Item[]) => Promise<Result[]>) {
  const gathered: Asked<Item, Result>[] = [];
  let isWorking = false;

  async function workOn(batch: Asked<Item, Result>[]): Promise<void> {
    try {
      const results = await work(batch.map(({ item }) => item));
      batch.forEach(({ done }, index) => {
        done.resolve(results[index] as Result);
      });
    } catch (error) {
      if (batch.length > 1) await Promise.all(batch.map((asked) => workOn([asked])));
      else batch[0]?.done.reject(error);
    }
  }

  async function workOff() {
    isWorking = true;
    while (gathered.length > 0) await workOn(gathered.splice(0, most));
    isWorking = false;
  }

  return (item: Item): Promise<Result> => {
    const done = Promise.withResolvers<Result>();
    gathered.push({ item, done });
    if (!isWorking) void workOff();
    return done.promise;
  };
}
