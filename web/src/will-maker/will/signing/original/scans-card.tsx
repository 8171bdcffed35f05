import { scanLimits, scanTypes } from '@plainwill/contracts/will-data/signing/scan-vocabulary';
import type { SignedScan } from '@plainwill/contracts/will-data/signing/signed-scans';
import type { SignedWill } from '@plainwill/contracts/will-data/signing/signed-wills';
import { type ChangeEvent, useId, useState } from 'react';
import { failureOf } from '../../../../shared/api/failure.ts';
import { useDownload } from '../../../../shared/api/use-download.ts';
import { LoadProblem } from '../../../../shared/testator-record/load-problem.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { formatDay } from '../../../../ui/dates-and-money/format-date.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Card, Stack } from '../../../../ui/layout/page-layout.tsx';
import { ItemRow } from '../../../../ui/lists/item-row.tsx';
import { scanAbout, UnfitScan } from './scan-model.ts';
import { fetchScan, useAddScans, useRemoveScan, useSignedScans } from './use-original.ts';

interface ScansCardProps {
  /** Null while no will is recorded as signed: then none can be added. */
  current: SignedWill | null;
  wills: readonly SignedWill[];
}

/** Scans of the signed will, and of those before it; nothing is shown to those who have neither. */
export function ScansCard({ current, wills }: ScansCardProps) {
  const scans = useSignedScans();
  const older = wills.filter((will) => will !== current && scans.data?.some(({ willId }) => willId === will.id));
  if (!current && older.length === 0) return null;
  return (
    <section aria-labelledby="scans">
      <Card>
        <h2 id="scans" className="heading text-title">
          A scan of the signed will
        </h2>
        <p>
          If you like, keep a scan here. It is a copy: the paper is your will. If the paper were ever lost, a court
          would ask for a copy like this. Scan the pages as they are, without taking out the staple.
        </p>
        <p className="text-muted">
          It is stored encrypted, and only you can download it. No reviewer sees it, and neither does a partner you plan
          with.
        </p>
        {scans.data ? (
          <>
            {current && <ScansOfWill will={current} scans={scans.data} />}
            {older.map((will) => (
              <div key={will.id} className="flex flex-col gap-3">
                <h3 className="heading text-lead">Of the will signed on {formatDay(will.signedOn)}</h3>
                <ScanList scans={scans.data.filter(({ willId }) => willId === will.id)} signedOn={will.signedOn} />
              </div>
            ))}
          </>
        ) : scans.isError ? (
          <LoadProblem
            title="Your scans couldn’t be loaded"
            error={scans.error}
            onRetry={() => void scans.refetch()}
            isRetrying={scans.isFetching}
          />
        ) : (
          <Loading rows={2} />
        )}
      </Card>
    </section>
  );
}

function ScansOfWill({ will, scans }: { will: SignedWill; scans: readonly SignedScan[] }) {
  const ofWill = scans.filter(({ willId }) => willId === will.id);
  const add = useAddScans(will.id);
  return (
    <>
      <ScanList scans={ofWill} signedOn={will.signedOn} />
      {add.isPending ? (
        <ProgressBar label="Sending the scan" percent={add.percent} />
      ) : (
        ofWill.length < scanLimits.files && <FileChoice onChoose={(files) => add.mutate(files)} />
      )}
      {add.error && (
        <Notice tone="error" title="The scan was not kept">
          {add.error instanceof UnfitScan ? add.error.message : failureOf(add.error).message}
        </Notice>
      )}
    </>
  );
}

function FileChoice({ onChoose }: { onChoose: (files: File[]) => void }) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    if (files.length > 0) onChoose(files);
    // So that the same file can be chosen once more.
    target.value = '';
  };
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-semibold">
        Add a scan
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept={scanTypes.join()}
        onChange={choose}
        aria-describedby={`${id}-hint`}
        className="min-h-11 w-full rounded-field border border-line bg-card p-2"
      />
      <p id={`${id}-hint`} className="text-small text-muted">
        A PDF, or a JPEG or PNG picture of each page, of up to {scanLimits.megabytes} MB. You can choose several.
      </p>
    </div>
  );
}

function ScanList({ scans, signedOn }: { scans: readonly SignedScan[]; signedOn: string }) {
  const [removing, setRemoving] = useState<SignedScan | null>(null);
  const remove = useRemoveScan();
  const download = useDownload(fetchScan);
  const day = formatDay(signedOn);
  if (scans.length === 0) return null;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {scans.map((scan, at) => (
          <ItemRow key={scan.id} title={`Scan ${at + 1}`} about={scanAbout(scan)}>
            <Button
              variant="quiet"
              size="small"
              label={`Download scan ${at + 1} of the will signed on ${day}`}
              isPending={download.isPending && download.variables === scan.id}
              pendingLabel="Preparing…"
              onPress={() => !download.isPending && download.mutate(scan.id)}
            >
              Download
            </Button>
            <Button
              variant="quiet"
              size="small"
              label={`Delete scan ${at + 1} of the will signed on ${day}`}
              onPress={() => setRemoving(scan)}
            >
              Delete
            </Button>
          </ItemRow>
        ))}
      </ul>
      {download.error && (
        <Notice tone="error" title="The scan couldn’t be downloaded">
          {failureOf(download.error).message}
        </Notice>
      )}
      {removing && (
        <ConfirmDialog
          isOpen
          onClose={() => setRemoving(null)}
          title="Delete this scan?"
          action="Delete the scan"
          isPending={remove.isPending}
          onConfirm={() => remove.mutate({ id: removing.id }, { onSuccess: () => setRemoving(null) })}
        >
          <Stack gap="tight">
            <p>It cannot be brought back. The paper stays what it is.</p>
            {remove.error && <Notice tone="error">{failureOf(remove.error).message}</Notice>}
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
