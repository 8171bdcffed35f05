import { nameOf } from '@plainwill/contracts/will-data/people';
import type { BeneficiaryId } from '@plainwill/contracts/will-data/records/recipients';
import type { TestatorRecord } from '@plainwill/contracts/will-data/testator-record';
import type { ReactNode } from 'react';
import { asTitle, isClass } from '../../shared/people/beneficiary-classes.ts';
import { listOfNames } from '../../shared/people/named-people.ts';
import {
  beneficiaryName,
  levelLabel,
  levelsOf,
  shareText,
} from '../../will-maker/people/recipients/priority-levels.ts';
import { executorRoleLabels } from '../../will-maker/sections/executors/executor-model.ts';
import {
  funeralLabels,
  funeralWishesText,
  printFuneralWish,
} from '../../will-maker/sections/funeral-wishes/funeral-wishes-model.ts';
import { giftDetails, giftName } from '../../will-maker/sections/gifts/gift-model.ts';
import { provisionLines, provisionTitle } from '../../will-maker/sections/provisions/provision-text.ts';
import { Facts, nameIn, notProvided, Panel, type UserPanelProps } from './user-panel.tsx';

/** The wishes are shown as the user has given them; only they change them. */
export function WishesPanel({ testatorRecord }: UserPanelProps) {
  return (
    <Panel title="Wishes">
      <p className="text-muted">Read-only: only the customer can edit their wishes.</p>
      <Part title="Funeral wishes">
        <Facts entries={funeralFacts(testatorRecord)} />
      </Part>
      {testatorRecord.children.length > 0 && (
        <Part title="Guardians">
          <Facts entries={guardianFacts(testatorRecord)} />
        </Part>
      )}
      <Part title="Executors">
        <Lines lines={executorLines(testatorRecord)} />
      </Part>
      <Part title="Specific gifts">
        {testatorRecord.settings.hasNoSpecificGifts && testatorRecord.gifts.length === 0 ? (
          <p>They don’t wish to leave specific gifts.</p>
        ) : (
          <Lines lines={giftLines(testatorRecord)} />
        )}
      </Part>
      <Part title="Residuary estate">
        <Lines lines={residueLines(testatorRecord)} />
        <p>Children inherit at the age of {testatorRecord.settings.childrenInheritanceAge}.</p>
        {testatorRecord.settings.grandchildrenInherit === false && (
          <p>The children of a child who cannot inherit do not take that share.</p>
        )}
      </Part>
      {testatorRecord.provisions.length > 0 && (
        <Part title="Other choices">
          <Lines lines={provisionLinesOf(testatorRecord)} />
        </Part>
      )}
    </Panel>
  );
}

const funeralFacts = ({ funeralWishes }: TestatorRecord) =>
  Object.entries(funeralWishesText(funeralWishes)).map(([field, text]) => {
    const name = field as keyof typeof funeralLabels;
    return [staffLabels[name] ?? funeralLabels[name], printFuneralWish(name, text)] as const;
  });

const staffLabels: Partial<typeof funeralLabels> = { ashesDirections: 'What should be done with the ashes' };

const guardianFacts = (testatorRecord: TestatorRecord) =>
  testatorRecord.guardians.map(({ childId, primaryIds, backupIds, groups }) => {
    const named = (ids: typeof primaryIds) => listOfNames(ids.map((id) => nameIn(testatorRecord, id)));
    const lines = [
      primaryIds.length > 0 && named(primaryIds),
      ...backupIds.map((id, at) => `Backup ${at + 1}: ${nameIn(testatorRecord, id)}`),
      ...groups.map(({ memberIds }, at) => `Backup ${backupIds.length + at + 1}, together: ${named(memberIds)}`),
    ];
    const child = testatorRecord.children.find(({ id }) => id === childId);
    return [
      `For ${child ? nameOf(child) : nameIn(testatorRecord, childId)}`,
      lines.filter(Boolean).join('\n'),
    ] as const;
  });

const executorLines = (testatorRecord: TestatorRecord) =>
  testatorRecord.executors.map(({ id, personId, role }) => ({
    id,
    title: nameIn(testatorRecord, personId),
    details: [executorRoleLabels[role]],
  }));

const giftLines = (testatorRecord: TestatorRecord) =>
  testatorRecord.gifts.map((gift) => ({
    id: gift.id,
    title: giftName(gift),
    details: giftDetails(gift, (id) => nameIn(testatorRecord, id)),
  }));

/** The words of a letter of wishes, and reasons for leaving somebody out, stay with the person. */
const provisionLinesOf = (testatorRecord: TestatorRecord) =>
  testatorRecord.provisions.map((provision) => {
    const nameOf = (id: BeneficiaryId) => nameIn(testatorRecord, id);
    return { id: provision.id, title: provisionTitle(provision, nameOf), details: provisionLines(provision, nameOf) };
  });

const residueLines = (testatorRecord: TestatorRecord) => {
  const levels = levelsOf(testatorRecord.residue.recipients);
  return levels.flatMap((level, at) =>
    level.map(({ personId, exceptIds, shareBasisPoints }) => ({
      id: `${at} ${personId}`,
      title: asTitle(beneficiaryName({ personId, exceptIds }, (id) => nameIn(testatorRecord, id))),
      details: [
        levelLabel(at, []),
        shareBasisPoints === null
          ? level.length === 1 && !isClass(personId)
            ? 'everything'
            : 'shared equally'
          : shareText(shareBasisPoints),
      ],
    })),
  );
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h4 className="font-semibold text-deeper">{title}</h4>
      {children}
    </section>
  );
}

interface Line {
  id: string;
  title: string;
  details: readonly string[];
}

function Lines({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return <p className="text-muted">{notProvided}</p>;
  return (
    <ol className="divide-y divide-line border-y border-line">
      {lines.map(({ id, title, details }) => (
        <li key={id} className="py-2 wrap-anywhere">
          <span className="font-semibold">{title}</span>
          <span className="block text-muted">{details.join(' · ')}</span>
        </li>
      ))}
    </ol>
  );
}
