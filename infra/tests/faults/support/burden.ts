// Loaded before our own code. From the first SIGUSR2 to the second the process is busy for 200 ms at a time, and its heap
// becomes nearly full.
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const share = 0.82;
const busyMs = 200;
// 2 MB.
const numbers = 250_000;

const { heap_size_limit: limit } = getHeapStatistics();
const hoard: number[][] = [];
let burdening: NodeJS.Timeout | undefined;

function burden() {
  while (process.memoryUsage().heapUsed < share * limit) hoard.push(new Array(numbers).fill(hoard.length + 0.5));
  const until = performance.now() + busyMs;
  while (performance.now() < until);
}

process.on('SIGUSR2', () => {
  clearInterval(burdening);
  burdening = burdening ? undefined : setInterval(burden, busyMs);
  hoard.length = 0;
  // A process with little to do would not collect what it has let go.
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
});
