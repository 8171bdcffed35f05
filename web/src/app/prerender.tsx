import { prerender } from 'react-dom/static';
import { App } from './app.tsx';

/** The markup of the page at a path, complete. Runs when the web app is built. */
export async function renderPage(path: string): Promise<string> {
  // Larger pages than React's own limit would be finished by inline scripts, which the content security policy refuses.
  const progressiveChunkSize = Number.POSITIVE_INFINITY;
  // React leaves an error within a Suspense boundary to the browser, unless we refuse it.
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const { prelude } = await prerender(<App path={path} />, { progressiveChunkSize, onError });
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be rendered`);
  return new Response(prelude).text();
}
