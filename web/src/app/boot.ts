const quietMs = 4000;
const drawnByMs = 1000;

const root = document.getElementById('root') as HTMLElement;

/** Set by the page itself, in index.html. */
declare const early: { pressed: HTMLButtonElement | null; ended: AbortController };

const onceIdle = (act: () => void) => void (window.requestIdleCallback?.(act) ?? setTimeout(act));

function onceLoaded(act: () => void) {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

/** Presses the button again that was pressed before the app ran, or the one that has taken its place. */
function pressAgain() {
  const { pressed, ended } = early;
  ended.abort();
  if (!pressed) return;
  let isPressedSince = false;
  const notePress = () => {
    isPressedSince = true;
  };
  addEventListener('click', notePress, { capture: true, once: true });
  // By then what was chosen before is among the answers.
  onceIdle(() => {
    if (isPressedSince) return;
    (pressed.isConnected
      ? pressed
      : document.querySelector<HTMLButtonElement>(`button[name="${pressed.name}"]`)
    )?.click();
  });
}

let isStarted = false;
async function start() {
  if (isStarted) return;
  isStarted = true;
  // The scripts of this page, and the rules of all others: see build/prerender-pages.ts.
  for (const link of document.querySelectorAll('link[media]')) link.removeAttribute('media');
  if (!('groupBy' in Map)) await import('./missing-built-ins.ts');
  const { takeOver } = await import('./main.tsx');
  await takeOver(root);
  pressAgain();
}

const answersToPresses = 'a, button, input, select, summary, textarea';

/** A page for reading is complete as it came: the app waits until all is quiet, or somebody is about to act. */
function startWhenWanted() {
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, start, { once: true, passive: true });
  document.addEventListener('pointerover', ({ target }) => {
    if (target instanceof Element && target.closest(answersToPresses)) start();
  });
  onceLoaded(() => setTimeout(() => onceIdle(start), quietMs));
}

/** A page that came with its words is drawn first: on a slow line its scripts would take turns with its letters. */
function startOnceDrawn() {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  // Nothing is drawn of a page in a hidden tab, and some browsers do not tell.
  onceLoaded(() => setTimeout(start, drawnByMs));
}

if (root.dataset.page === 'reading') startWhenWanted();
else if (root.hasChildNodes()) startOnceDrawn();
else start();
