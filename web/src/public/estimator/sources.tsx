import { TextLink } from '../../ui/buttons/text-link.tsx';
import type { Source } from '../content/sources.ts';

export const SourceLink = ({ source }: { source: Source }) => <TextLink to={source.url}>{source.title}</TextLink>;

const act = (section: string, path: string): Source => ({
  title: `Inheritance Tax Act 1984, ${section}`,
  url: `https://www.legislation.gov.uk/ukpga/1984/51/${path}`,
});

const manual = (page: string): Source => ({
  title: `HMRC Inheritance Tax Manual, ${page}`,
  url: `https://www.gov.uk/hmrc-internal-manuals/inheritance-tax-manual/${page.toLowerCase()}`,
});

/** Each line of the working names where its rule is written. */
export const estimatorSources = {
  estate: act('section 5', 'section/5'),
  debts: manual('IHTM28210'),
  spouse: act('section 18', 'section/18'),
  nilRateBand: act('section 7 and Schedule 1', 'schedule/1'),
  transferredBand: manual('IHTM43020'),
  residenceBand: act('section 8D', 'section/8D'),
  residenceTaper: manual('IHTM46023'),
  charity: act('section 23', 'section/23'),
  taxable: act('section 4', 'section/4'),
  reducedRate: act('Schedule 1A', 'schedule/1A'),
  gifts: manual('IHTM14512'),
  taper: manual('IHTM14611'),
} as const satisfies Record<string, Source>;
