import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page as it was built and while the app takes it over, where what this visit holds may not show yet. */
export const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
