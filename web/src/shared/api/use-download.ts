import type { FileToSave } from '@plainwill/contracts/will-data/will/files';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../ui/browser/links.ts';
import { readAgain } from './query-client.ts';

/** Fetches a file and gives it to the browser to keep. Making one changes nothing, so it is tried again like a read. */
export const useDownload = <Choice = void>(fetchFile: (choice: Choice) => Promise<FileToSave>) =>
  useMutation({
    mutationFn: fetchFile,
    onSuccess: ({ fileName, mediaType, base64 }) => saveFile(fileName, mediaType, base64),
    ...readAgain,
  });
