import { keys, startProviderServer } from './provider-server.ts';

interface Place {
  id: string;
  postcode: string;
  street: string;
  label: string;
  lines: string[];
  city: string;
  more?: Record<string, string>;
}

const home = (id: string, number: string, postcode: string, street: string, city: string, more = {}): Place => ({
  id,
  postcode,
  street,
  label: `${number} ${street}`,
  lines: [`${number} ${street}`],
  city,
  more,
});

const places: Place[] = [
  home('GB|RM|B|1|ENG', '10', 'SW1A 2AA', 'Downing Street', 'London'),
  home('GB|RM|B|2|ENG', '9', 'SW1A 2AA', 'Downing Street', 'London'),
  home('GB|RM|B|3|ENG', '1', 'BT70 1HX', 'Quarry Lane', 'Dungannon', { ProvinceName: 'County Tyrone' }),
  home('GB|RM|B|4|ENG', '3', 'CF10 3NP', 'Heol y Café', 'Caerdydd', { Language: 'CYM' }),
  {
    ...home('GB|RM|B|5|ENG', '4', 'SO16 0AS', 'Adanac Drive', 'Southampton'),
    lines: ['Explorer House', '4 Adanac Drive', 'Nursling', 'Rownhams'],
    more: { Company: 'Ordnance Survey', Department: 'Map Room', BuildingName: 'Explorer House' },
  },
  { ...home('GB|RM|B|6|ENG', '', 'EH1 1YZ', '', 'Edinburgh'), label: 'PO Box 44', lines: ['PO Box 44'] },
  {
    ...home('GB|RM|B|7|ENG', '19C', 'NE1 4ST', "O'Neill's Mews", 'Newcastle upon Tyne'),
    label: "Flat 2, 19C O'Neill's Mews",
    lines: ['Flat 2', "19C O'Neill's Mews"],
  },
  ...Array.from({ length: 140 }, (_, index) =>
    home(`GB|RM|B|T${index + 1}|ENG`, String(index + 1), 'E14 9TW', 'Tower Road', 'London'),
  ),
];

const compact = (text: string) => text.replace(/\s/g, '').toUpperCase();

const retrieved = ({ id, lines, city, postcode, more }: Place, language = 'ENG') => ({
  Id: id,
  DomesticId: '1',
  Language: language,
  Company: '',
  ...Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`Line${number}`, lines[number - 1] ?? ''])),
  City: language === 'ENG' ? city : `${city} (${language})`,
  ProvinceName: '',
  AdminAreaName: 'Somewhere',
  PostalCode: postcode,
  CountryIso2: 'GB',
  Label: [...lines, city.toUpperCase(), postcode, 'UNITED KINGDOM'].join('\n'),
  Type: 'Residential',
  ...more,
});

/** Loqate as its documents and callers describe it: errors, too, are answered with 200. */
export const startLoqate = () =>
  startProviderServer((http) => {
    const problem = (error: string, description: string) => ({
      Items: [{ Error: error, Description: description, Cause: '', Resolution: '' }],
    });
    const refusal = (key: string | undefined) => {
      if (key === keys.good) return null;
      if (key === keys.withoutCredit) return problem('3', 'Account out of credit');
      if (key === keys.hurried) return problem('9', 'Free Service Limit Exceeded');
      return problem('2', 'Unknown key');
    };

    http.get<{ Querystring: Record<string, string> }>('/Capture/Interactive/Find/v1.20/json6.ws', ({ query }) => {
      const refused = refusal(query.Key);
      if (refused) return refused;
      const { Text = '', Container } = query;
      if (Text.includes('*')) return problem('1001', 'Text or Container Required');
      const asAddress = ({ id, label, city, postcode }: Place) => ({
        Id: id,
        Type: 'Address',
        Text: label,
        Highlight: '',
        Description: `${city}, ${postcode}`,
      });
      if (Container)
        return { Items: places.filter(({ street }) => street !== '' && Container.endsWith(street)).map(asAddress) };
      const atPostcode = places.filter(({ postcode }) => compact(postcode) === compact(Text));
      if (atPostcode.length === 1) return { Items: atPostcode.map(asAddress) };
      const streets = new Set(atPostcode.map(({ street }) => street));
      if (streets.size > 0)
        return {
          Items: [...streets].map((street) => ({
            Id: `GB|RM|ENG|${street}`,
            Type: 'Postcode',
            Text,
            Highlight: '',
            Description: `${street} - ${atPostcode.length} Addresses`,
          })),
        };
      return { Items: places.filter(({ label }) => label.toLowerCase().startsWith(Text.toLowerCase())).map(asAddress) };
    });
    http.get<{ Querystring: Record<string, string> }>('/Capture/Interactive/Retrieve/v1.30/json6.ws', ({ query }) => {
      const place = places.find(({ id }) => id === query.Id);
      const refused = refusal(query.Key);
      if (refused) return refused;
      if (!place) return problem('1002', 'Id Invalid');
      return { Items: [retrieved(place, 'CYM'), retrieved(place)] };
    });
  });
