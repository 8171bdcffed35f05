import { dayInUnitedKingdom } from '@plainwill/contracts/shared/calendar-date';
import { CommandError } from '../../../services/will-data/src/documents/will-command/command.ts';
import { willCommand } from '../../../services/will-data/src/documents/will-command/will-command.ts';
import { command, print } from '../launcher/console.ts';

// The will of a facts file, without a server or a database. Nothing but JSON goes to standard output.
await command(async () => {
  try {
    const { output, notes } = await willCommand(process.argv.slice(2), {
      folder: process.env.INIT_CWD ?? process.cwd(),
      stdin: process.stdin,
      today: dayInUnitedKingdom(new Date()),
    });
    for (const note of notes) process.stderr.write(`${note}\n`);
    if (output) print(output);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
});
