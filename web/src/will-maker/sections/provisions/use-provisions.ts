import type { Provision } from '@plainwill/contracts/will-data/records/provisions';
import { useMutation } from '@tanstack/react-query';
import { calls, trpc } from '../../../shared/api/trpc.ts';
import { updateTestatorRecord } from '../../../shared/testator-record/use-testator-record.ts';
import { notifyError } from '../../../ui/toasts/toasts.ts';
import { provisionFieldsOf, withProvision } from './provision-model.ts';

const show = (saved: Provision) => updateTestatorRecord((testatorRecord) => withProvision(testatorRecord, saved));

const failedToSave = () => notifyError('Failed to save your choice');

export const useSaveProvision = () =>
  trpc.willData.provisions.save.useMutation({ onSuccess: show, onError: failedToSave });

export const useRemoveProvision = () =>
  trpc.willData.provisions.remove.useMutation({
    onSuccess: (_nothing, { id }) =>
      updateTestatorRecord((testatorRecord) => ({
        ...testatorRecord,
        provisions: testatorRecord.provisions.filter((provision) => provision.id !== id),
      })),
    onError: () => notifyError('Failed to remove your choice'),
  });

/** Puts a removed provision back. */
export const useRestoreProvision = () =>
  useMutation({
    mutationFn: (provision: Provision) =>
      calls.willData.provisions.save.mutate({
        id: provision.id,
        basedOn: 0,
        provision: provisionFieldsOf(provision),
      }),
    onSuccess: show,
    onError: failedToSave,
  });
