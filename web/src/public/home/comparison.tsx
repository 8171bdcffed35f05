import { brand } from '@plainwill/contracts/shared/brand';
import { promises } from '../content/promises.ts';
import { SectionHeading } from './section-heading.tsx';

const checkedBy = {
  off: 'Automatic checks, and no person',
  optional: `Automatic checks, and ${brand.reviewer} if you ask`,
  required: `Automatic checks, and ${brand.reviewer}`,
}[brand.review];

const ways = ['No will', brand.name, 'A solicitor'] as const;

const rows: readonly { name: string; cells: readonly [string, string, string] }[] = [
  {
    name: 'Cost',
    cells: [
      'Nothing now. It can cost your family time and money later.',
      brand.price ? `${brand.price}, and nothing extra for changes` : 'Nothing to write, read and download it',
      'A fee. Ask for a fixed one before you begin.',
    ],
  },
  {
    name: 'Time',
    cells: ['None', 'About 25 minutes, at home, then the signing', 'One meeting or more, and some weeks'],
  },
  { name: 'Who checks it', cells: ['No one. Fixed rules decide.', checkedBy, 'A qualified lawyer'] },
  {
    name: 'What it cannot do',
    cells: [
      'Name a guardian, provide for a partner you are not married to, or leave anything to a friend or a charity',
      'Advise you on tax, a farm, a business or things abroad, make a trust for someone disabled, or see if you are under pressure',
      'Change with your life: it needs another look when you marry, move or have a child, as every will does',
    ],
  },
];

/** The price, and what one gets for it beside the two other ways; cards where a table has no room. */
export const Comparison = () => (
  <section aria-labelledby="cost" className="mx-auto max-w-page px-5 py-12 sm:py-16">
    <SectionHeading id="cost" text={promises.cost}>
      What it costs, and what you get
    </SectionHeading>
    <table className="mt-7 w-full table-fixed border-collapse text-left max-md:block">
      <caption className="sr-only">No will, {brand.name} and a solicitor compared</caption>
      <thead className="max-md:sr-only">
        <tr>
          <td className="w-[16%]" />
          {ways.map((way) => (
            <th key={way} scope="col" className="heading border-b-2 border-deep px-4 pb-2 text-lead">
              {way}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ name, cells }) => (
          <tr key={name} className="border-b border-line max-md:block max-md:py-4">
            <th scope="row" className="py-4 pr-4 align-top font-semibold max-md:block max-md:p-0 max-md:text-lead">
              {name}
            </th>
            {cells.map((words, at) => (
              <td
                key={ways[at]}
                className={`px-4 py-4 align-top max-md:mt-2 max-md:block max-md:py-0 max-md:pl-0 ${at === 1 ? 'bg-card' : ''}`}
              >
                <span aria-hidden className="block text-small font-semibold text-muted md:hidden">
                  {ways[at]}
                </span>
                {words}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
