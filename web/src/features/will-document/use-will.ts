import type { DocumentFormat } from '@plainwill/contracts/will-data/will/files';
import { calls, trpc } from '../../api/trpc.ts';

export const useWillPreview = () => trpc.willData.willDocument.preview.useQuery();

export const fetchDraft = (format: DocumentFormat) => calls.willData.willDocument.file.query({ format });
