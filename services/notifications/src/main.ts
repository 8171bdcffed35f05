import { createLog } from '@plainwill/kit/log';
import { run } from '@plainwill/kit/run';
import { config } from './config.ts';
import { createServer } from './server.ts';

let log = createLog('notifications', 'info');

await run(
  () => log,
  async () => {
    const settings = config.read(process.env);
    log = createLog('notifications', settings.logLevel);
    return createServer(settings, { log, clock: () => new Date() });
  },
);
