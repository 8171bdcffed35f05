import { dayMs } from '@plainwill/contracts/shared/durations';
import { inStorage } from '../../shared/drafts/browser-storage.ts';
import { draftPrefix } from '../../shared/drafts/clear-drafts.ts';

export const submittedAnswersName = 'submitted-questionnaire';

const answersKey = draftPrefix + submittedAnswersName;
const forgetAtKey = `${answersKey}.forget-at`;
// The service deletes answers that no account claims after as many days: docs/security/privacy.md.
const retentionMs = 30 * dayMs;

/** Call it when answers were sent. */
export function startKeepingAnswers(now: Date): void {
  inStorage('device', (storage) => storage.setItem(forgetAtKey, new Date(now.getTime() + retentionMs).toISOString()));
}

/** Forgets answers that no account has claimed in time: by then somebody else may use the device. */
export function forgetOldAnswers(now: Date): void {
  inStorage('device', (storage) => {
    if (storage.getItem(answersKey) === null) return storage.removeItem(forgetAtKey);
    const forgetAt = storage.getItem(forgetAtKey);
    if (forgetAt === null) return startKeepingAnswers(now);
    if (now.toISOString() < forgetAt) return;
    for (const key of [answersKey, forgetAtKey]) storage.removeItem(key);
  });
}
