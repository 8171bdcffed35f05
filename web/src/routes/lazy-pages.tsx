import { type ComponentType, lazy } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** A page that is there to be read: it asks the server for nothing, and brings nothing to ask with. */
export const readingPage = (load: Load) => lazy(load);

/** A page that talks to the server. */
export const appPage = (load: Load) =>
  lazy(async () => {
    const [{ PageSurroundings }, { default: Page }] = await Promise.all([import('./page-surroundings.tsx'), load()]);
    const AppPage = () => (
      <PageSurroundings>
        <Page />
      </PageSurroundings>
    );
    return { default: AppPage };
  });
