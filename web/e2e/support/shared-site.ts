import type { TestProject } from 'vitest/node';
import { startSite } from './own-site.ts';
import type { Site } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedSite: Site;
  }
}

/** The product that all journeys share which need no settings of their own. */
export default async function setup(project: TestProject) {
  const { url, dataDir, stop } = await startSite();
  project.provide('sharedSite', { url, dataDir });
  return stop;
}
