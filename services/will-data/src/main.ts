import { createLog } from '@plainwill/kit/log';
import { run } from '@plainwill/kit/run';
import { config } from './config.ts';
import { createServer } from './server.ts';

let log = createLog('will-data', 'info');

await run(
  () => log,
  async () => {
    const settings = config.read(process.env);
    log = createLog('will-data', settings.logLevel);
    return createServer(settings, { log, clock: () => new Date() });
  },
);
