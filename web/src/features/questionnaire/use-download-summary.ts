import type { QuestionnaireAnswers } from '@plainwill/contracts/notifications/questionnaire';
import { useState } from 'react';
import { trpc } from '../../api/trpc.ts';
import { saveFile } from '../../ui/browser/links.ts';

/** Makes a PDF of the answers and gives it to the browser to keep. */
export function useDownloadSummary(answers: QuestionnaireAnswers) {
  const { willData } = trpc.useUtils().client;
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const download = async () => {
    setState('pending');
    try {
      const { fileName, base64 } = await willData.questionnaire.summary.query({ answers });
      saveFile(fileName, 'application/pdf', base64);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { download, isPending: state === 'pending', hasFailed: state === 'failed' };
}
