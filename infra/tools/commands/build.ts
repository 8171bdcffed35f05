import { buildAll } from '../launcher/builds.ts';
import { command, interruption } from '../launcher/console.ts';

// Builds as `npm start` does first, for an image or for a host that starts each service separately.
await command(() => buildAll(interruption()));
