import { runService } from '@plainwill/kit/process/run-service';
import { config } from './config.ts';
import { createServer } from './server.ts';

await runService({ name: 'gateway', config, createServer });
