import type { Clause, Run, SignatureBlock } from '@plainwill/contracts/will-data/will/will-document';
import { demoRecord } from '@plainwill/law/facts/demo-family';
import { factsOf } from '@plainwill/law/facts/facts-of';
import { composeWill } from '@plainwill/law/will/composition/compose-will';
import { forSigning } from '@plainwill/law/will/composition/signing-form';
import { letterOf } from '@plainwill/law/wording/phrases';
import { inSheets } from '../../shared/will-sheets/in-sheets.ts';

export interface SheetClause {
  number: string;
  runs: readonly Run[];
  items: readonly { letter: string; runs: readonly Run[] }[];
  /** Says in plain English why the clause is there. */
  note: string;
}

interface SheetPart {
  /** The heading of its section; null where the section began on an earlier sheet. */
  heading: string | null;
  clauses: readonly SheetClause[];
}

interface SampleWill {
  title: string;
  sheets: readonly (readonly SheetPart[])[];
  /** These stand at the foot of the last sheet. */
  dated: string;
  attestation: string;
  signatures: readonly SignatureBlock[];
}

/** The demo's children have their ages on this day, so that each build gives the same will. */
const asOf = '2026-11-27';

const onSheet = ({ number, runs, items, explanation }: Clause): SheetClause => ({
  number,
  runs,
  items: items.map((runs, at) => ({ letter: letterOf(at), runs })),
  note: explanation,
});

function compose(): SampleWill {
  const will = forSigning(composeWill(factsOf(demoRecord(), asOf), { asOf }), 'standard');
  const { title, sections, dated, attestation, signatures } = will;
  const sheets = inSheets(sections).map((sheet) =>
    sheet.map(({ isContinued, number, heading, clauses }) => ({
      heading: isContinued ? null : `${number}. ${heading}`,
      clauses: clauses.map(onSheet),
    })),
  );
  return { title, sheets, dated, attestation, signatures };
}

/** The whole will of the demo's family. The browser gets what this makes, and not what makes it: build/compose-sample.ts. */
export const sampleWill = compose();
