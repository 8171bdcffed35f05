import { coloured, print } from './console.ts';
import type { RunningSite } from './running-file.ts';
import type { Settings } from './settings/settings.ts';

/** The addresses of everything, once it runs. */
export function welcome({ url, mailboxUrl }: RunningSite, { dataDir }: Settings) {
  const seconds = performance.now() / 1000;
  const lines = [
    ['Site', url],
    ...(mailboxUrl ? [['Mailbox', `${url}/dev/mail`]] : []),
    ['Queues', `${url}/ops/queues`],
    ['Data', dataDir],
  ];
  print();
  print(coloured('bold', `Plainwill is running (ready in ${seconds.toFixed(1)} s)`));
  for (const [name = '', value = ''] of lines) print(`  ${name.padEnd(9)}${coloured('green', value)}`);
  print(coloured('dim', '  Queues are for staff. npm run seed-demo makes sign-ins to try it with. Ctrl-C stops it.'));
}
