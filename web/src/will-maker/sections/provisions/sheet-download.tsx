import type { GuidanceSheet } from '@plainwill/contracts/will-data/will/files';
import { DownloadButtons } from '../../will/signing/download-buttons.tsx';
import { fetchSheet } from '../../will/signing/use-signing-copies.ts';

interface SheetDownloadProps {
  sheet: GuidanceSheet;
  /** The sheet's title; it is no part of the will, whatever it says. */
  title: string;
  about: string;
}

/** A sheet that goes with a choice. */
export const SheetDownload = ({ sheet, title, about }: SheetDownloadProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-sage px-4 py-3">
    <p className="min-w-0 grow basis-[12rem] text-small">
      <span className="font-semibold">{title}.</span> {about}
    </p>
    <DownloadButtons what={`“${title}”`} formats={['pdf']} fetchFile={() => fetchSheet(sheet)} />
  </div>
);
