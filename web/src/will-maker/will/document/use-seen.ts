import type { WillPreview } from '@plainwill/contracts/will-data/will/will-document';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api, calls } from '../../../shared/api/trpc.ts';
import { notifyError } from '../../../ui/toasts/toasts.ts';
import { cameFromWillDraft } from '../../answer-place/came-from-will.ts';

async function markSeen(version: string): Promise<void> {
  await calls.willData.willDocument.markSeen.mutate({ version });
  const { preview } = api.willData.willDocument;
  preview.setData(undefined, (known) =>
    known?.version === version ? { ...known, isFirstLook: false, changed: [], removed: 0 } : known,
  );
}

/** A version that could not be marked stays marked as changed, and is marked at the next leave. */
const markSeenQuietly = (version: string) => void markSeen(version).catch(() => undefined);

export const useMarkSeen = (version: string) =>
  useMutation({
    mutationFn: () => markSeen(version),
    onError: () => notifyError('Failed to mark the changes as seen'),
  });

/**
 * The first look is what later ones are held against. After that, changes are seen once the person leaves; not when they
 * only go to see to an answer and come back.
 */
export function useSeen({ version, isFirstLook, changed, removed }: WillPreview): void {
  useEffect(() => {
    if (isFirstLook) markSeenQuietly(version);
  }, [isFirstLook, version]);
  const leave = useEffectEvent(() => {
    const isComingBack = cameFromWillDraft.read() !== null;
    if (changed.length + removed > 0 && !isComingBack) markSeenQuietly(version);
  });
  useEffect(() => () => leave(), []);
}
