import { useEffect } from 'react';
import { saveAll } from '../autosave/open-section.ts';
import { openFuneralWishes } from '../funeral-wishes/funeral-wishes-autosave.ts';
import { openPersonalDetails } from '../personal-details/personal-details-autosave.ts';

const everySection = [openPersonalDetails, openFuneralWishes];

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
