import { measureHouse } from '../checks/house.ts';
import { command, print } from '../launcher/console.ts';

/** `npm run house` prints the measures of the structure: files, imports between domains, names to avoid, recipes. */
await command(async () => {
  for (const [measure, value] of measureHouse()) print(`${value.padStart(8)}  ${measure}`);
});
