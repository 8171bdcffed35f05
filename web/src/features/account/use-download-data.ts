import { brand } from '@plainwill/contracts/shared/brand';
import { useMutation } from '@tanstack/react-query';
import { calls } from '../../api/trpc.ts';
import { saveBlob } from '../../ui/browser/links.ts';
import { combineExports } from './data-export.ts';

const filePrefix = brand.name.toLowerCase().replaceAll(' ', '-');

/** Fetches what every service keeps about the person, and hands it to the browser to keep. */
export function useDownloadData() {
  return useMutation({
    mutationFn: async () => {
      const [identity, willData] = await Promise.allSettled([
        calls.identity.dataExport.get.query(),
        calls.willData.dataExport.get.query(),
      ]);
      return combineExports({ identity, willData }, new Date().toISOString());
    },
    onSuccess: (data) => {
      const content = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveBlob(`${filePrefix}-my-data-${data.exportedAt.slice(0, 10)}.json`, content);
    },
  });
}
