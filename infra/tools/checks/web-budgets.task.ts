import { command, print } from '../launcher/console.ts';
import { scriptBudgets } from './script-budgets.ts';

await command(async () => {
  const { reading, apps } = scriptBudgets();
  const all = [...reading, ...apps];
  for (const { what, maxKB, bytes } of all) {
    const verdict = bytes > maxKB * 1000 ? '  TOO MUCH' : '';
    print(`${what.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of script, at most ${maxKB} kB${verdict}`);
  }
  return all.some(({ maxKB, bytes }) => bytes > maxKB * 1000) ? 1 : 0;
});
