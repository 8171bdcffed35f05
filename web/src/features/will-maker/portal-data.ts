import { useAtomValue } from 'jotai';
import type { RouterOutputs } from '../../api/router-types.ts';
import { trpc } from '../../api/trpc.ts';
import { saveStatesAtom } from '../autosave/open-section.ts';
import { personalDetailsName } from '../personal-details/personal-details-autosave.ts';

type WillData = RouterOutputs['willData'];

/** Everything the portal shows and its rules look at. */
export interface PortalData {
  /** Typed on this device, and not stored yet. */
  isPersonalDraft: boolean;
  personalDetails: WillData['personalDetails']['get'];
  executors: WillData['executors']['list'];
  funeralWishes: WillData['funeralWishes']['get'];
  residue: WillData['residue']['list'];
}

export type PortalAnswer =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown; retry: () => void; isRetrying: boolean }
  | { kind: 'ready'; data: PortalData };

/** The stored answers, asked for in one call; what is there already stays while it is read again. */
export function usePortalData(): PortalAnswer {
  const personalDetails = trpc.willData.personalDetails.get.useQuery();
  const executors = trpc.willData.executors.list.useQuery();
  const funeralWishes = trpc.willData.funeralWishes.get.useQuery();
  const residue = trpc.willData.residue.list.useQuery();
  const states = useAtomValue(saveStatesAtom);
  const queries = [personalDetails, executors, funeralWishes, residue];

  if (
    personalDetails.data !== undefined &&
    executors.data !== undefined &&
    funeralWishes.data !== undefined &&
    residue.data !== undefined
  ) {
    const data = {
      personalDetails: personalDetails.data,
      executors: executors.data,
      funeralWishes: funeralWishes.data,
      residue: residue.data,
      isPersonalDraft: states[personalDetailsName] !== undefined,
    };
    return { kind: 'ready', data };
  }
  const failed = queries.find(({ isError }) => isError);
  if (!failed) return { kind: 'loading' };
  return {
    kind: 'failed',
    error: failed.error,
    isRetrying: queries.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of queries) if (query.data === undefined) void query.refetch();
    },
  };
}
