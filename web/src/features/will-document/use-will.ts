import { useMutation } from '@tanstack/react-query';
import { calls, trpc } from '../../api/trpc.ts';
import { saveFile } from '../../ui/save-file.ts';

export const useWillPreview = () => trpc.willData.willDocument.preview.useQuery();

/** Fetches the will as a PDF and hands it to the browser to keep. */
export function useDownloadPdf() {
  return useMutation({
    mutationFn: () => calls.willData.willDocument.pdf.query(),
    onSuccess: ({ fileName, base64 }) => saveFile(fileName, 'application/pdf', base64),
  });
}
