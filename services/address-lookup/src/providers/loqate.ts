import { type FoundAddress, maxAddresses } from '@plainwill/contracts/address-lookup/addresses';
import { z } from 'zod';
import { addressOf } from '../addresses/address-of.ts';
import { titleCase } from '../addresses/title-case.ts';
import { checked, getJson } from './get-json.ts';
import { type AddressProvider, ProviderFailure } from './provider.ts';

const part = z.string().default('');

const RetrievedAddress = z.looseObject({
  Language: part,
  Company: part,
  Department: part,
  BuildingNumber: part,
  BuildingName: part,
  SubBuilding: part,
  POBoxNumber: part,
  Line1: part,
  Line2: part,
  Line3: part,
  Line4: part,
  Line5: part,
  City: part,
  ProvinceName: part,
  PostalCode: part,
  Label: part,
});

function fromRetrieved(address: z.infer<typeof RetrievedAddress>) {
  const { Company, Department, BuildingNumber, BuildingName, SubBuilding, POBoxNumber } = address;
  const { Line1, Line2, Line3, Line4, Line5 } = address;
  return addressOf({
    organisation: [Company, Department],
    hasPremises: Boolean(BuildingNumber || BuildingName || SubBuilding || POBoxNumber),
    lines: [Line1, Line2, Line3, Line4, Line5],
    town_or_city: address.City,
    county: address.ProvinceName,
    postcode: address.PostalCode,
    // A label is set for an envelope; its last line is the country.
    formatted: address.Label.split('\n').slice(0, -1).map(titleCase).join(', '),
  });
}

const Suggestion = z.looseObject({ Id: part, Type: part, Text: part, Description: part });
type Suggestion = z.infer<typeof Suggestion>;
const Problem = z.looseObject({ Error: z.string(), Description: part });
const itemsOf = <Item extends z.ZodType>(item: Item) => z.looseObject({ Items: z.array(item).default([]) });

/** A postcode opens into streets and those into addresses; what lies deeper than this is not looked for. */
const maxCalls = 4;

interface Settings {
  key: string;
  url?: string;
}

/** Loqate, by GBG: looking is free, and each chosen address is paid for. https://docs.loqate.com */
export function createLoqate({ key, url = 'https://api.addressy.com' }: Settings): AddressProvider {
  async function ask<Item extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    item: Item,
    signal: AbortSignal,
  ): Promise<z.output<Item>[]> {
    const answer = await getJson({ url: `${url}/Capture/Interactive${path}`, query: { Key: key, ...query }, signal });
    if (answer.status === 429) throw new ProviderFailure('busy', 429);
    if (answer.status !== 200) throw new ProviderFailure('misconfigured', answer.status);
    // An error, too, is answered with 200.
    const problem = itemsOf(Problem).safeParse(answer.body).data?.Items[0];
    if (!problem) return checked(itemsOf(item), answer.body).Items;
    if (isBadInput(problem.Error)) return [];
    throw new ProviderFailure(isLimit(problem) ? 'busy' : 'misconfigured', problem.Error);
  }

  const find = (text: string, container: string | null, signal: AbortSignal) =>
    ask(
      '/Find/v1.20/json6.ws',
      {
        Text: text,
        Countries: 'GBR',
        Limit: String(maxAddresses),
        Language: 'en',
        IsMiddleware: 'true',
        ...(container && { Container: container }),
      },
      Suggestion,
      signal,
    );

  return {
    paidFor: ['resolve'],
    async search({ text }, signal) {
      const found: Suggestion[] = [];
      const containers: (string | null)[] = [null];
      for (let calls = 0; calls < maxCalls && containers.length > 0 && found.length < maxAddresses; calls++) {
        const suggestions = await find(text, containers.shift() ?? null, signal);
        found.push(...suggestions.filter(({ Type }) => Type === 'Address'));
        containers.push(...suggestions.filter(({ Type, Id }) => Type !== 'Address' && Id).map(({ Id }) => Id));
      }
      return found.map(fromSuggestion);
    },
    async resolve(id, signal) {
      const variants = await ask('/Retrieve/v1.30/json6.ws', { Id: id }, RetrievedAddress, signal);
      const english = variants.find(({ Language }) => Language === 'ENG') ?? variants[0];
      return english ? fromRetrieved(english) : null;
    },
  };
}

const isBadInput = (error: string) => Number(error) > 1000;
const isLimit = ({ Error: error, Description }: z.infer<typeof Problem>) => error === '8' || /limit/i.test(Description);

function fromSuggestion({ Id, Text, Description }: Suggestion): FoundAddress {
  const formatted = [Text, Description].filter(Boolean).join(', ');
  const [postcode] = /[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?=$|,)/.exec(formatted) ?? [];
  return { ...addressOf({ lines: [], town_or_city: '', postcode, formatted }), resolveId: Id };
}
