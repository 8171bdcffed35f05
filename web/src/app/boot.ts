const quietMs = 4000;

const root = document.getElementById('root') as HTMLElement;

let pressed: HTMLButtonElement | null = null;
const remember = ({ target }: Event) => {
  pressed = target instanceof Element ? target.closest('button') : null;
};

let isStarted = false;
async function start() {
  if (isStarted) return;
  isStarted = true;
  // The rules of all other pages: see build/prerender-pages.ts.
  document.querySelector('link[media]')?.removeAttribute('media');
  if (!('groupBy' in Map)) await import('./missing-built-ins.ts');
  const { takeOver } = await import('./main.tsx');
  await takeOver(root);
  document.removeEventListener('click', remember, true);
  // A button pressed before there was anything behind it, or the one that has taken its place.
  if (pressed?.name) document.querySelector<HTMLButtonElement>(`button[name="${pressed.name}"]`)?.click();
}

const answersToPresses = 'a, button, input, select, summary, textarea';

/** A page for reading is complete as it came: the app waits until all is quiet, or somebody is about to act. */
function startWhenWanted() {
  document.addEventListener('click', remember, true);
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, start, { once: true, passive: true });
  document.addEventListener('pointerover', ({ target }) => {
    if (target instanceof Element && target.closest(answersToPresses)) start();
  });
  const waitForQuiet = () => setTimeout(() => window.requestIdleCallback?.(start) ?? start(), quietMs);
  if (document.readyState === 'complete') waitForQuiet();
  else addEventListener('load', waitForQuiet, { once: true });
}

if (root.dataset.page === 'reading') startWhenWanted();
else start();
