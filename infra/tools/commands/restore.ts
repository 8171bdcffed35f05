import { resolve } from 'node:path';
import { applyListsOnly } from '../backup/apply-lists.ts';
import { readIdentity } from '../backup/encrypted-file.ts';
import { moveAnchorsAway } from '../backup/exclusion-lists.ts';
import { restore } from '../backup/restore.ts';
import { atIdleDatabases } from '../launcher/at-databases.ts';
import { command, print, readOptions, StartError } from '../launcher/console.ts';
import { readSettings, type Settings } from '../launcher/settings/settings.ts';

const usage =
  'Say where from: npm run restore -- --from DIR, with --replace if the databases that are there may be thrown away, ' +
  'or with --lists-only if they were restored by other means';

interface Removed {
  erasedAgain: number;
  stepsRemovedAgain: number;
  couplesEndedAgain: number;
  takenAgain: number;
}

function report(settings: Settings, { erasedAgain, stepsRemovedAgain, couplesEndedAgain, takenAgain }: Removed) {
  for (const file of moveAnchorsAway(settings, new Date()))
    print(`Checkpoints of an audit log from before are in ${file}`);
  print(
    erasedAgain
      ? `${erasedAgain} accounts were erased after it was made. They go again within a minute of the start.`
      : 'No account in it was erased after it was made, as far as the list of erasures knows.',
  );
  if (stepsRemovedAgain)
    print(
      `${stepsRemovedAgain} passkeys, authenticators and recovery codes had been removed since, and are gone again.`,
    );
  if (takenAgain) print(`${takenAgain} removals of trusted people, and ends of their requests, count again.`);
  if (couplesEndedAgain) print(`${couplesEndedAgain} couples had ended planning together since. It has ended again.`);
}

await command(async () => {
  const values = readOptions(usage, {
    from: { type: 'string' },
    replace: { type: 'boolean', default: false },
    'lists-only': { type: 'boolean', default: false },
  });
  if (!values.from) throw new StartError(usage, 2);
  const settings = readSettings();
  const from = resolve(process.env.INIT_CWD ?? '', values.from);
  if (values['lists-only']) {
    return atIdleDatabases(settings, async (environment) =>
      report(settings, await applyListsOnly({ environment, from })),
    );
  }
  const identity = readIdentity(settings.given);
  await atIdleDatabases(settings, async (environment) => {
    const restored = await restore({ environment, from, identity, isReplacing: values.replace });
    print(`Restored ${restored.folder}, made at ${restored.manifest.madeAt}`);
    for (const problem of restored.auditProblems) print(`ALARM: ${problem}`);
    report(settings, restored);
  });
});
