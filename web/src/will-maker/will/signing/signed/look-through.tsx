import type { CopyToSign } from '@plainwill/contracts/will-data/signing/stored-plan';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Card } from '../../../../ui/layout/page-layout.tsx';
import { PhotoCheck } from '../photo-check/photo-check.tsx';
import { canCheckPhotos } from '../photo-check/start-worker.ts';

const thingsToSee = ({ number, mark, pageCount }: CopyToSign) => [
  `${pageCount === 1 ? 'The page is' : `All ${pageCount} pages are`} there, and each says copy ${number} and ${mark} at its foot`,
  'There are initials in every box at the foot of every page',
  'The date, every signature, and the name, address and occupation of each witness are written',
  'There is one staple, nothing else was ever fastened to it, and nothing was corrected',
];

interface LookThroughProps {
  copy: CopyToSign;
  photoOutcome: string;
  onPhotoOutcome: (words: string) => void;
}

/** The paper is looked through by eye, and by photographs where the browser can. The ticks are for the eye alone. */
export function LookThrough({ copy, photoOutcome, onPhotoOutcome }: LookThroughProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isChecking, setChecking] = useState(false);
  const canCheck = copy.boxes.length > 0 && canCheckPhotos();
  return (
    <Card>
      <h2 className="heading text-title">Check the paper again</h2>
      <div>
        {thingsToSee(copy).map((thing) => (
          <Checkbox
            key={thing}
            label={thing}
            isSelected={ticked.includes(thing)}
            onChange={(isTicked) =>
              setTicked(isTicked ? [...ticked, thing] : ticked.filter((other) => other !== thing))
            }
          />
        ))}
      </div>
      {canCheck && isChecking && <PhotoCheck copy={copy} words={photoOutcome} onWords={onPhotoOutcome} />}
      {canCheck && !isChecking && (
        <>
          <p className="text-muted">
            If you like, we can look too: photograph the pages, and this device counts them and looks for empty boxes.
          </p>
          <ButtonRow>
            <Button variant="secondary" onPress={() => setChecking(true)}>
              Check your photographs
            </Button>
          </ButtonRow>
        </>
      )}
    </Card>
  );
}
