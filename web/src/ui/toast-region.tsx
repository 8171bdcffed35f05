import { lazy, Suspense, useEffect, useState } from 'react';

const loadList = () => import('./toast-list.tsx');
const ToastList = lazy(loadList);

/** Where notices over the page appear. It is fetched once the page stands, so that it is there when the network is not. */
export function ToastRegion() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const fetchWhenIdle = window.requestIdleCallback ?? setTimeout;
    fetchWhenIdle(() => setWanted(true));
  }, []);
  return (
    isWanted && (
      <Suspense>
        <ToastList />
      </Suspense>
    )
  );
}
