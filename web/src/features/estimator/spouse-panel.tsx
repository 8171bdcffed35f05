import { Notice } from '../../ui/feedback/notice.tsx';
import type { Bands } from '../inheritance-tax/bands.ts';
import { survivorAllowances } from '../inheritance-tax/survivor-allowances.ts';
import type { Working } from '../inheritance-tax/working.ts';
import { inPounds } from './money-words.ts';
import { SourceLink } from './source-link.tsx';
import { sources } from './sources.ts';

/** Shown instead of a breakdown where everything goes to the spouse. */
export function SpousePanel({ working, bands }: { working: Working; bands: Bands }) {
  const { nilRateBands, withResidenceBands } = survivorAllowances(working, bands);
  const isFull = nilRateBands === 2 * bands.nrb * 100 && withResidenceBands === nilRateBands + 2 * bands.rnrb * 100;
  return (
    <Notice tone="ok" title="No inheritance tax on the first death">
      <p>
        Everything your spouse or civil partner receives is free of tax. Your unused allowances pass to them, so that
        their estate may later leave up to £650,000 free of tax, or up to £1 million with the residence band.
      </p>
      {!isFull && (
        <p className="mt-2">
          With what you told us it would be {inPounds(nilRateBands)}, or {inPounds(withResidenceBands)} with the
          residence band: gifts of the last seven years, and an estate of more than £2 million, leave less to pass on.
        </p>
      )}
      <p className="mt-2 text-small">
        <SourceLink source={sources.spouse} />; <SourceLink source={sources.transferredBand} />
      </p>
    </Notice>
  );
}
