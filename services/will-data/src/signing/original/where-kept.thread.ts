import type { FactToCopy } from '@plainwill/contracts/will-data/signing/where-kept';
import { readFacts } from '@plainwill/law/facts/read-facts';
import type { Sheet } from '../../documents/guidance/sheet.ts';
import { factsSoFar, type RecordOfDay } from '../../record/testator-record/stored-facts.ts';
import { type FactSources, registerFacts } from './facts-to-copy.ts';
import { courtsPack, registerSheet } from './original-sheets.ts';

type Asked = RecordOfDay & {
  note: FactSources['note'];
  /** The answers behind the signed copy, as they were stored; null for a will that was not made here. */
  facts: unknown;
};

const sourcesOf = ({ note, facts, ...stored }: Asked): FactSources => ({
  note,
  signed: facts ? readFacts(facts).facts : null,
  today: factsSoFar(stored),
  asOf: stored.asOf,
});

const sheets = { courts: courtsPack, register: registerSheet };

export const factsForRegister = (asked: Asked): FactToCopy[] => registerFacts(sourcesOf(asked));

export const sheetOf = ({ sheet, ...asked }: Asked & { sheet: keyof typeof sheets }): Sheet =>
  sheets[sheet](sourcesOf(asked));
