import type { SeenThing } from '@plainwill/contracts/will-data/trusted/trusted';
import { saveFile } from '../../ui/browser/links.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ButtonRow } from '../../ui/buttons/button-row.tsx';

/** A thing as a trusted person reads it. */
export function SeenEntries({ seen: { entries, file } }: { seen: SeenThing }) {
  if (entries.length === 0 && !file) return <p>Nothing has been written down about this yet.</p>;
  return (
    <div className="flex flex-col gap-3">
      {entries.map(({ title, lines }, at) => (
        // Two entries may have the same title, and none ever moves.
        <div key={at} className="wrap-anywhere">
          <p className="font-semibold">{title}</p>
          {lines.map((line, at) => (
            <p key={at}>{line}</p>
          ))}
        </div>
      ))}
      {file && (
        <ButtonRow>
          <Button size="small" variant="secondary" onPress={() => saveFile(file.fileName, file.mediaType, file.base64)}>
            {`Download ${file.fileName}`}
          </Button>
        </ButtonRow>
      )}
    </div>
  );
}
