import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepPresses } from '../ui/browser/press.ts';
import { App } from './app.tsx';
import './styles.css';

/** Gives the page to the app: one that came rendered is taken over as it is. */
export const takeOver = (root: HTMLElement) =>
  new Promise<void>((onReady) => {
    keepPresses();
    const app = <App onReady={onReady} />;
    if (root.hasChildNodes()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
