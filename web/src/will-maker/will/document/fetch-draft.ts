import type { DocumentFormat } from '@plainwill/contracts/will-data/will/files';
import { calls } from '../../../shared/api/trpc.ts';

export const fetchDraft = (format: DocumentFormat) => calls.willData.willDocument.file.query({ format });
