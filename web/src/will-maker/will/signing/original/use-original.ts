import type { SignedScanId, SignedWillId } from '@plainwill/contracts/shared/ids';
import { scanPartBytes } from '@plainwill/contracts/will-data/signing/scan-vocabulary';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../../shared/api/failure.ts';
import { readAgain } from '../../../../shared/api/query-client.ts';
import { api, calls, type RouterInputs, trpc } from '../../../../shared/api/trpc.ts';
import { fileProblem, UnfitScan } from './scan-model.ts';

const { signedScans } = api.willData;

export const useRegisterFacts = () => trpc.willData.whereKept.registerFacts.useQuery();

export const fetchSheetOfOriginal = (sheet: 'courts' | 'register') => calls.willData.whereKept.sheet.query({ sheet });

export const useSignedScans = () => trpc.willData.signedScans.list.useQuery();

export const fetchScan = (id: SignedScanId) => calls.willData.signedScans.file.query({ id });

const options = {
  onSuccess: (scans: ReturnType<typeof signedScans.list.getData>) => signedScans.list.setData(undefined, scans),
  onError: (error: unknown) => {
    if (failureOf(error).reason) void signedScans.list.invalidate();
  },
};

export const useRemoveScan = () => trpc.willData.signedScans.remove.useMutation(options);

const inBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Sends files one after another, each in parts. A part that does not come through is sent again, as a read is. */
export function useAddScans(willId: SignedWillId) {
  const [percent, setPercent] = useState(0);
  const part = useMutation({
    mutationFn: (sent: RouterInputs['willData']['signedScans']['part']) => calls.willData.signedScans.part.mutate(sent),
    ...readAgain,
  });
  const keep = useMutation({
    mutationFn: (whole: RouterInputs['willData']['signedScans']['keep']) =>
      calls.willData.signedScans.keep.mutate(whole),
    ...options,
    ...readAgain,
  });
  const sendFile = async (file: File, onSent: (bytes: number) => void) => {
    const id = crypto.randomUUID() as SignedScanId;
    const parts = Math.ceil(file.size / scanPartBytes);
    try {
      for (let position = 0; position < parts; position++) {
        const start = position * scanPartBytes;
        const bytes = new Uint8Array(await file.slice(start, start + scanPartBytes).arrayBuffer());
        await part.mutateAsync({ id, willId, position, base64: inBase64(bytes) });
        onSent(start + bytes.length);
      }
      await keep.mutateAsync({ id, parts });
    } catch (error) {
      // The parts so far are of no use; an hourly job deletes them if this call fails too.
      void calls.willData.signedScans.remove.mutate({ id }).catch(() => {});
      throw error;
    }
  };
  const add = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const problem = files.map(fileProblem).find(Boolean);
      if (problem) throw new UnfitScan(problem);
      const all = files.reduce((sum, { size }) => sum + size, 0);
      let done = 0;
      setPercent(0);
      for (const file of files) {
        await sendFile(file, (sent) => setPercent(Math.floor((100 * (done + sent)) / all)));
        done += file.size;
      }
    },
  });
  return { ...add, percent };
}
