import { brand } from '@plainwill/contracts/shared/brand';
import type { OtherCountry } from '@plainwill/contracts/shared/country';
import { TextLink } from '../../ui/buttons/text-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';

const lawSocieties: Partial<Record<OtherCountry, { name: string; url: string }>> = {
  Scotland: { name: 'Law Society of Scotland', url: 'https://www.lawscot.org.uk/find-a-solicitor/' },
  'Northern Ireland': {
    name: 'Law Society of Northern Ireland',
    url: 'https://www.lawsoc-ni.org/using-a-solicitor',
  },
};

/** Says that another law may hold where the testator lives. */
export function ElsewhereNotice({ country }: { country: OtherCountry }) {
  const society = lawSocieties[country];
  return (
    <Notice
      tone="info"
      title={country === 'Isle of Man' ? 'This address is on the Isle of Man' : `This address is in ${country}`}
    >
      <p>
        {brand.name} makes wills for England and Wales. If you live elsewhere, a lawyer there can make one that holds
        {society && (
          <>
            {': ask the '}
            <TextLink to={society.url}>{society.name}</TextLink>
          </>
        )}
        .
      </p>
    </Notice>
  );
}
