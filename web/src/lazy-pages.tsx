import { type ComponentType, lazy } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** A page that is there to be read: it asks the server for nothing, and brings nothing to ask with. */
export const readingPage = (load: Load) => lazy(load);

/** A page that talks to the server. */
export const appPage = (load: Load) =>
  lazy(async () => {
    const [{ ApiProvider }, { default: Page }] = await Promise.all([import('./api/api-provider.tsx'), load()]);
    const PageWithApi = () => (
      <ApiProvider>
        <Page />
      </ApiProvider>
    );
    return { default: PageWithApi };
  });
