import { useEffect } from 'react';
import { saveAll } from '../autosave/open-section.ts';
import { openFuneralWishes } from '../funeral-wishes/funeral-wishes-autosave.ts';
import { openHomeDetails } from '../home-details/home-details-autosave.ts';
import { openPersonalDetails } from '../personal-details/personal-details-autosave.ts';

const everySection = [openPersonalDetails, openHomeDetails, openSpouseDetails, openFuneralWishes];

import { openSpouseDetails } from '../spouse-details/spouse-details-autosave.ts';

/** Sends what an earlier visit could not, and tries again whenever the connection returns or the page is left. */
export function useUnsent(accountId: string): void {
  useEffect(() => {
    for (const open of everySection) open(accountId);
    const save = () => void saveAll();
    save();
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [accountId]);
}
