import { Router } from 'wouter';
import { Routes } from './routes/routes.tsx';
import { ToastRegion } from './ui/feedback/toast-region.tsx';
import { SkipLink } from './ui/layout/skip-link.tsx';

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
