import { Router } from 'wouter';
import { ToastRegion } from '../ui/toasts/toast-region.tsx';
import { Routes } from './routes/routes.tsx';

interface AppProps {
  /** Called once the page stands and answers. */
  onReady?: () => void;
  /** The page to render where there is no browser. */
  path?: string;
}

export function App({ onReady, path }: AppProps) {
  return (
    <Router ssrPath={path}>
      <SkipLink />
      <Routes onReady={onReady} />
      <ToastRegion />
    </Router>
  );
}

/** The first thing the Tab key reaches: past the header to the page. */
function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-button bg-deeper px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to main content
    </a>
  );
}
