import { FoundCharity } from '@plainwill/contracts/address-lookup/charities';
import {
  isCharityNumber,
  maxFoundCharities,
  maxOtherNames,
  normaliseCharityNumber,
} from '@plainwill/contracts/shared/charity-number';
import { z } from 'zod';
import { answerTooLong, checked, getJson } from '../providers/get-json.ts';
import { ProviderFailure } from '../providers/provider.ts';
import { charityNameOf, nameKeyOf, townOf } from './charity-name.ts';
import type { CharityProvider } from './charity-provider.ts';

const Registration = z.looseObject({
  reg_charity_number: z.int(),
  group_subsid_suffix: z.int(),
  charity_name: z.string(),
  /** `R`: registered; `RM`: removed. */
  reg_status: z.string(),
  date_of_removal: z.string().nullish(),
});
type Registration = z.infer<typeof Registration>;

const line = z.string().nullish();

const Details = Registration.extend({
  address_line_one: line,
  address_line_two: line,
  address_line_three: line,
  address_line_four: line,
  address_line_five: line,
  other_names: z.array(z.looseObject({ other_name: line })).nullish(),
});

interface Settings {
  key: string;
  url?: string;
}

/** The Charity Commission’s own register: https://register-of-charities.charitycommission.gov.uk/documentation-on-the-api */
export function createCommission({
  key,
  url = 'https://api.charitycommission.gov.uk/register/api',
}: Settings): CharityProvider {
  const headers = { 'ocp-apim-subscription-key': key };

  /** @returns null if it says that there is no such charity */
  async function ask<T>(path: readonly string[], schema: z.ZodType<T>, signal: AbortSignal): Promise<T | null> {
    const { status, body } = await getJson({ url: [url, ...path.map(encodeURIComponent)].join('/'), headers, signal });
    if (status === 200) return checked(schema, body);
    if (status === 400 || status === 404) return null;
    throw new ProviderFailure(status === 429 ? 'busy' : 'misconfigured', status);
  }

  async function byNumber(number: string, signal: AbortSignal): Promise<FoundCharity[]> {
    const [main = '', suffix = '0'] = number.split('-');
    const details = await ask(['allcharitydetails', main, suffix], Details, signal);
    if (!details) return [];
    const otherNames = [...new Set(details.other_names?.flatMap(({ other_name }) => other_name?.trim() || []))];
    const town = townOf([
      details.address_line_one,
      details.address_line_two,
      details.address_line_three,
      details.address_line_four,
      details.address_line_five,
    ]);
    return [
      {
        ...foundOf(details),
        ...(otherNames.length > 0 && { otherNames: otherNames.slice(0, maxOtherNames).map(charityNameOf) }),
        ...(town && { town }),
      },
    ];
  }

  async function byName(text: string, signal: AbortSignal): Promise<FoundCharity[]> {
    const wanted = nameKeyOf(text);
    if (!wanted) return [];
    try {
      const found = await ask(['searchCharityName', text], z.array(Registration), signal);
      return (found ?? [])
        .filter(({ group_subsid_suffix }) => group_subsid_suffix === 0)
        .map((each) => ({ found: foundOf(each), rank: rankOf(each, wanted) }))
        .sort((a, b) => a.rank - b.rank || a.found.name.localeCompare(b.found.name, 'en-GB'))
        .slice(0, maxFoundCharities)
        .map(({ found }) => found);
    } catch (error) {
      // Thousands of charities have a word such as “church”, and the register lists them all at once.
      if (error instanceof ProviderFailure && error.code === answerTooLong) return [];
      throw error;
    }
  }

  return {
    async find(text, signal) {
      const number = normaliseCharityNumber(text);
      const isNumber = isCharityNumber('england_wales', number);
      const found = await (isNumber ? byNumber(number, signal) : byName(text.trim(), signal));
      return found.filter(isWithinLimits);
    },
  };
}

const isWithinLimits = (charity: FoundCharity) => FoundCharity.safeParse(charity).success;

const isRemoved = ({ reg_status, date_of_removal }: Registration) => reg_status !== 'R' || Boolean(date_of_removal);

const foundOf = (registration: Registration): FoundCharity => {
  const { reg_charity_number, group_subsid_suffix, charity_name } = registration;
  return {
    register: 'england_wales',
    number: group_subsid_suffix ? `${reg_charity_number}-${group_subsid_suffix}` : String(reg_charity_number),
    name: charityNameOf(charity_name),
    isRemoved: isRemoved(registration),
  };
};

/** The register lists in no order that helps: the name itself first, then those that begin with it, the removed last. */
function rankOf(registration: Registration, wanted: string): number {
  const key = nameKeyOf(registration.charity_name);
  const closeness = key === wanted ? 0 : key.startsWith(wanted) ? 1 : 2;
  return closeness + (isRemoved(registration) ? 3 : 0);
}
