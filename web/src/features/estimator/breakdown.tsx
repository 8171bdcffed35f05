import { Ledger, LedgerRow } from '../../ui/figures/ledger.tsx';
import { Card } from '../../ui/layout/page-layout.tsx';
import type { Bands } from '../inheritance-tax/bands.ts';
import type { Working } from '../inheritance-tax/working.ts';
import { SourceLink } from './source-link.tsx';
import { workingLines } from './working-lines.ts';

/** The working, line by line; each unfolds its rule and where it is written. */
export function Breakdown({ working, bands }: { working: Working; bands: Bands }) {
  return (
    <Card>
      <div>
        <h2 className="heading text-title">How we worked it out</h2>
        <p className="text-muted print:hidden">Choose a line to see its rule.</p>
      </div>
      <Ledger>
        {workingLines(working, bands).map(({ label, figure, kind, rule, source }) => (
          <LedgerRow key={label} label={label} figure={figure} isTotal={kind === 'total'}>
            <p>{rule}</p>
            <p>
              <SourceLink source={source} />
            </p>
          </LedgerRow>
        ))}
      </Ledger>
    </Card>
  );
}
