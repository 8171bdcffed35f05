const quietMs = 4000;

const root = document.getElementById('root') as HTMLElement;

/** Set by the page itself, in index.html. */
declare const early: { pressed: HTMLButtonElement | null; ended: AbortController };

const onceIdle = (act: () => void) => void (window.requestIdleCallback?.(act) ?? setTimeout(act));

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
  // The rules of all other pages: see build/prerender-pages.ts.
  document.querySelector('link[media]')?.removeAttribute('media');
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
  const waitForQuiet = () => setTimeout(() => onceIdle(start), quietMs);
  if (document.readyState === 'complete') waitForQuiet();
  else addEventListener('load', waitForQuiet, { once: true });
}

if (root.dataset.page === 'reading') startWhenWanted();
else start();
