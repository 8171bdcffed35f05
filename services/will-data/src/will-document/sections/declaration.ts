import type { ClauseRule, SectionRule } from '../clause-rule.ts';
import { alsoKnownAs, fullName, inCapitals } from '../names.ts';
import { asEnding } from '../phrases.ts';
import { clause, name, words } from '../words.ts';

const identity: ClauseRule = {
  id: 'declaration.identity',
  write: ({ testator }) => {
    const knownAs = alsoKnownAs(testator);
    const occupation = asEnding(testator.occupation ?? '');
    const asides = [knownAs && `also known as ${knownAs}`, occupation].filter(Boolean);
    const aside = asides.length > 0 ? `, ${asides.join(', ')},` : ',';
    return {
      runs: words`I, ${name(inCapitals(fullName(testator)))}${aside} make this my last will. I cancel every earlier will and codicil I have made.`,
      explanation: `This says who you are and that this paper is your will. It also cancels any will you made before, so that only this one counts. ${knownAs ? 'Your names, including the name you are known by,' : 'Your name'} and your work come from Personal Information.`,
      source: 'Wills Act 1837 ss.1, 3, 9 and 20; Non-Contentious Probate Rules 1987 r.9',
      // A proved will is a public document, so the date of birth is never among these.
      fields: ['first_name', 'middle_names', 'last_name', 'known_as', 'occupation'].map((f) => `personal_details.${f}`),
    };
  },
};

const law: ClauseRule = {
  id: 'declaration.law',
  // Domicile is asserted only of someone whose home is known to be in England or Wales.
  write: () => ({
    runs: words`The law of England and Wales governs this will.`,
    explanation:
      'Different countries have different rules about wills. This says which rules apply to yours. It is the same in every will made here.',
    source: 'Wills Act 1963 s.1; Inheritance (Provision for Family and Dependants) Act 1975 s.1(1)',
    fields: [],
  }),
};

const meanings: ClauseRule = {
  id: 'declaration.meanings',
  write: ({ levels }) => ({
    runs: words`In this will:`,
    items: [
      words`“my Trustees” means whoever is acting at the time as an executor of this will or as a trustee of anything held under it;`,
      ...(levels.length > 0
        ? [words`“my Residuary Estate” has the meaning given in clause ${clause('residue.fund')};`]
        : []),
      words`a person “survives me” only if that person is still living at the end of the 28th day after the day of my death;`,
      words`a person’s “children” include children whom that person has adopted and children whose parents never married each other, but include a stepchild only where this will names the stepchild; and`,
      words`headings are there to help the reader and do not change what the will means.`,
    ],
    explanation:
      'Some words come up again and again, so their meaning is fixed once here. The 28 days mean that what you leave is not passed on twice if you and someone you name die close together.',
    // The 28 days mirror Administration of Estates Act 1925 s.46(2A) and avoid the presumption of s.184.
    source:
      'Law of Property Act 1925 s.184; Adoption and Children Act 2002 ss.67 to 69; Family Law Reform Act 1987 s.19; Legitimacy Act 1976 s.5',
    fields: [],
  }),
};

export const declaration: SectionRule = {
  key: 'declaration',
  heading: 'DECLARATION',
  clauses: () => [identity, law, meanings],
};
