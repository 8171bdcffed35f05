// Loaded into a service before its own code: the time of day is off by as many milliseconds as the file says. Timers
// that measure how long something takes go on, as they do when somebody sets a machine's clock.
import { readFileSync } from 'node:fs';

const everyMs = 20;
const file = process.env.CLOCK_OFFSET_FILE ?? '';
let offsetMs = 0;

const read = () => {
  offsetMs = Number(readFileSync(file, 'utf8')) || 0;
};
read();
setInterval(read, everyMs).unref();

const trueNow = Date.now;
Date.now = () => trueNow() + offsetMs;
globalThis.Date = new Proxy(Date, {
  construct: (real, given) => Reflect.construct(real, given.length ? given : [real.now()], real),
});
