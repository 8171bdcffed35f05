import { useEffect, useRef, useState } from 'react';
import type { CopyToCheck, PhotoResult } from './check-photo.ts';
import { type PhotoWorker, startPhotoWorker } from './start-worker.ts';

type Stage = 'loading' | 'ready' | 'failed';

/** Looks at photographs one after another. Nothing of them is left but what was found. */
export function usePhotoCheck(copy: CopyToCheck) {
  const worker = useRef<PhotoWorker>(null);
  const [stage, setStage] = useState<Stage>('loading');
  const [attempt, setAttempt] = useState(0);
  /** The results, for each choice of photographs. */
  const [found, setFound] = useState<readonly (readonly PhotoResult[])[]>([]);
  /** Which photograph of how many is looked at; null while none is. */
  const [looking, setLooking] = useState<{ at: number; of: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts a new worker
  useEffect(() => {
    let isOpen = true;
    setStage('loading');
    startPhotoWorker().then(
      (started) => {
        if (!isOpen) return started.stop();
        worker.current = started;
        setStage('ready');
      },
      () => isOpen && setStage('failed'),
    );
    return () => {
      isOpen = false;
      worker.current?.stop();
      worker.current = null;
    };
  }, [attempt]);

  async function lookAtEach(photos: readonly File[]) {
    setFound((before) => [...before, []]);
    for (const [at, photo] of photos.entries()) {
      setLooking({ at: at + 1, of: photos.length });
      const result = await worker.current?.check({ photo, copy }).catch(() => null);
      if (!result) {
        setStage('failed');
        break;
      }
      setFound((before) => [...before.slice(0, -1), [...(before.at(-1) ?? []), result]]);
    }
    setLooking(null);
  }

  // Those that are chosen meanwhile wait for their turn.
  const queue = useRef(Promise.resolve());
  const look = (photos: readonly File[]) => {
    queue.current = queue.current.then(() => lookAtEach(photos));
  };

  return { stage, found, looking, look, retry: () => setAttempt(attempt + 1) };
}
