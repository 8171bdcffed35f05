import { useEffect } from 'react';
import { saveAll } from '../../shared/autosave/open-section.ts';
import { openFuneralWishes } from '../sections/funeral-wishes/funeral-wishes-model.ts';
import { openPersonalDetails } from '../sections/personal-details/personal-details-autosave.ts';

// The page has little room for script, so these come once it stands.
const loadOthers = () =>
  Promise.all([
    import('../sections/home-details/home-details-autosave.ts'),
    import('../sections/spouse-details/spouse-details-autosave.ts'),
  ]);

/** Sends what an earlier visit could not, and tries again whenever the connection returns or the page is left. */
export function useUnsent(accountId: string): void {
  useEffect(() => {
    let isCurrent = true;
    openPersonalDetails(accountId);
    openFuneralWishes(accountId);
    const saveOthers = async () => {
      const [{ openHomeDetails }, { openSpouseDetails }] = await loadOthers();
      // Somebody else may have signed in meanwhile.
      if (!isCurrent) return;
      openHomeDetails(accountId);
      openSpouseDetails(accountId);
      await saveAll();
    };
    const save = () => {
      void saveAll();
      // A part that could not be loaded is tried again with the next save.
      void saveOthers().catch(() => undefined);
    };
    save();
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [accountId]);
}
