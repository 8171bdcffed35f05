import type { LetterId } from '@plainwill/contracts/shared/ids';
import { type PackFormat, type PackPart, packParts } from '@plainwill/contracts/will-data/signing/holdings-vocabulary';
import type { Letter } from '@plainwill/contracts/will-data/signing/letters';
import type { SignedWill } from '@plainwill/contracts/will-data/signing/signed-wills';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { failureOf } from '../../../../shared/api/failure.ts';
import { useDownload } from '../../../../shared/api/use-download.ts';
import { useTestatorRecord } from '../../../../shared/testator-record/use-testator-record.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ButtonRow } from '../../../../ui/buttons/button-row.tsx';
import { formatDay } from '../../../../ui/dates-and-money/format-date.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { Fieldset } from '../../../../ui/fields/fieldset.tsx';
import { Card } from '../../../../ui/layout/page-layout.tsx';
import { addressOf } from '../letters/letter-model.ts';
import { partLabels, usualParts } from './holding-model.ts';
import { fetchPack } from './use-holdings.ts';

/** How far the papers can be relied on. */
function sourceText(signed: SignedWill | null): string {
  if (!signed) return 'You have not recorded a signed will, so they are made from your answers today, and say so.';
  const day = formatDay(signed.signedOn);
  return signed.copyNumber === null
    ? `The will you signed on ${day} was not made here, so they are made from your answers today, and say so.`
    : `They are made from the will you signed on ${day}, and from your list as it is today.`;
}

/** The ZIP file of a will that was made here has a copy of it, wherever it says who inherits. */
const hintOf = (part: PackPart, signed: SignedWill | null) =>
  part === 'takers' && signed && signed.copyNumber !== null
    ? `${partLabels.takers.hint}. The ZIP file then has a copy of your signed will`
    : partLabels[part].hint;

interface MakePackProps {
  signed: SignedWill | null;
  letters: readonly Letter[];
}

/** Makes the papers, with the parts that are wanted, as one file. */
export function MakePack({ signed, letters }: MakePackProps) {
  const [ticked, setTicked] = useState(usualParts);
  const [chosen, setChosen] = useState<readonly LetterId[]>([]);
  const hasThingsLetter = useTestatorRecord().provisions.some(
    (provision) => provision.kind === 'belongings' && provision.letter.trim() !== '',
  );
  const chosenLetters = letters.flatMap(({ id }) => (chosen.includes(id) ? [id] : []));
  const { mutate, isPending, variables, error } = useDownload((format: PackFormat) =>
    fetchPack(
      format,
      packParts.filter((part) => ticked.includes(part)),
      chosenLetters,
    ),
  );
  const isOffered = (part: PackPart) => part !== 'things_letter' || hasThingsLetter;
  const tick = (part: PackPart, isSelected: boolean) =>
    setTicked([...ticked.filter((known) => known !== part), ...(isSelected ? [part] : [])]);
  const choose = (id: LetterId, isSelected: boolean) =>
    setChosen([...chosen.filter((known) => known !== id), ...(isSelected ? [id] : [])]);
  const isEmpty = ticked.length + chosenLetters.length === 0;
  const button = (format: PackFormat, label: string) => (
    <Button
      variant={format === 'pdf' ? 'primary' : 'secondary'}
      isBlocked={isEmpty}
      isPending={isPending && variables === format}
      pendingLabel="Preparing…"
      onPress={() => !isPending && !isEmpty && mutate(format)}
    >
      <Download aria-hidden strokeWidth={2.2} className="size-5" />
      {label}
    </Button>
  );
  return (
    <section aria-labelledby="make-pack">
      <Card>
        <h2 id="make-pack" className="heading text-title">
          Make the papers
        </h2>
        <p>{sourceText(signed)}</p>
        <Fieldset legend="What should be in them?">
          {packParts.filter(isOffered).map((part) => (
            <Checkbox
              key={part}
              label={partLabels[part].label}
              hint={hintOf(part, signed)}
              isSelected={ticked.includes(part)}
              onChange={(isSelected) => tick(part, isSelected)}
            />
          ))}
          {letters.map((letter) => (
            <Checkbox
              key={letter.id}
              label={<span className="wrap-anywhere">Letter: {letter.title}</span>}
              hint={<span className="wrap-anywhere">{addressOf(letter)}</span>}
              isSelected={chosen.includes(letter.id)}
              onChange={(isSelected) => choose(letter.id, isSelected)}
            />
          ))}
        </Fieldset>
        {isEmpty && <p role="status">Choose at least one part.</p>}
        <ButtonRow>
          {button('pdf', 'Download PDF')}
          {button('zip', 'Download ZIP')}
        </ButtonRow>
        <p className="text-small text-muted">
          The ZIP file also has your lists as tables for a spreadsheet. Whoever has these files can read them: keep them
          as safe as your will, and make them again when something changes.
        </p>
        {error && (
          <Notice tone="error" title="The papers couldn’t be made">
            {failureOf(error).message}
          </Notice>
        )}
      </Card>
    </section>
  );
}
