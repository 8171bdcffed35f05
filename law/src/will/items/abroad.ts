import { tidy } from '../../wording/phrases.ts';
import { type Address, countryOf, isOutsideUnitedKingdom, postcodeOf } from '../people/addresses.ts';
import type { ItemKind } from './item-kind.ts';
import { everydayNouns, foldedPlace, maxPlaceParts, placesAbroad } from './places-abroad.ts';

/** Homes that only other countries call so. */
const foreignHome =
  /^(?:(?:my|our|the|a|an|half|share|interest|of|in|own|holiday|second|little|small|old)\s+)*(?:fincas?|casitas?|cortijos?|g[iî]tes?|ch[aâ]teau|quintas?|chalets?|condos?|condominiums?|time[\s-]?shares?|riads?|dachas?|masserias?|trull[oi]|villetta|pied-à-terre)(?=$|[,;.(]|\s+(?:in|at|near|on|by|outside|with|and|called|abroad|overseas|apartments?|flats?|villas?|weeks?|ownership)(?!\p{L}))/iu;

const nationalities =
  'Spanish|French|Portuguese|Italian|Greek|Turkish|Cypriot|Bulgarian|American|Canadian|Australian|Irish|Croatian|Maltese|Swiss|German|Austrian|Polish|Indian|Pakistani|Jamaican|Thai|South African';
const possessions =
  'villas?|houses?|homes?|flats?|apartments?|cottages?|farmhouses?|propert(?:y|ies)|land|bank accounts?|accounts?|savings';
const owned = `^(?:(?:my|our|the|a|an|any|all|half|share|of)\\s+)*`;
const possessionsAbroad = new RegExp(
  `${owned}(?:(?:${nationalities})\\s+(?:holiday\\s+)?(?:${possessions})(?!\\p{L})|(?:holiday\\s+)?(?:${possessions})\\s+(?:abroad|overseas)$)`,
  'iu',
);

const before = /(?:(?<!\p{L})(?:in|at|near|on|around|outside)|,)\s+/giu;
const direction =
  /^(?:the|central|inland|coastal|downtown|(?:north|south|east|west)(?:[\s-]?(?:east|west))?(?:ern)?)\s+/iu;
const street =
  /^\s*(?:road|street|avenue|lane|close|drive|way|place|square|terrace|gardens?|crescent|court|grove|park|house|cottage|lodge|farm|hall|hill|row|walk|mews|villas?|works|wharf|water|building|society)(?!\p{L})/iu;

/** What follows a place of ours that is called like one abroad, as Melbourne in Derbyshire is. */
const ours =
  /^\s*,\s*(?:[^,]+,\s*)?(?:England|Wales|Scotland|Northern Ireland|UK|United Kingdom|London|\p{L}+shire|Norfolk|Suffolk|Kent|Essex|Surrey|(?:East |West )?Sussex|Devon|Cornwall|Dorset|Somerset|Cumbria|Rutland|(?:County )?Durham|Northumberland|[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2})(?!\p{L})/iu;

/** In characters, with the county behind it. */
const maxNameLength = 120;

const eachWord = /[\p{L}\d'’.-]+/gu;

/** Says whether the words that follow begin with the name of a place abroad, and not with a street called after one. */
function beginsAbroad(text: string): boolean {
  const [first, ...others] = [...text.matchAll(eachWord)].slice(0, maxPlaceParts);
  if (!first) return false;
  const ends = [first, ...others].map((word) => word.index + word[0].length).toReversed();
  return ends.some((end) => {
    const written = text.slice(0, end);
    const name = foldedPlace(written);
    const after = text.slice(end);
    if (!placesAbroad.has(name) || street.test(after) || ours.test(after)) return false;
    return !everydayNouns.has(name) || /^\p{Lu}/u.test(written);
  });
}

/** Says whether words say that something is in, at or near a place outside the United Kingdom. */
function isPlacedAbroad(text: string): boolean {
  return [...text.matchAll(before)].some((match) => {
    const start = match.index + match[0].length;
    const rest = text.slice(start, start + maxNameLength);
    return beginsAbroad(rest) || beginsAbroad(rest.replace(direction, ''));
  });
}

/**
 * Says if a thing that is given lies outside the United Kingdom: land or an account in a place there, or a home that
 * only other countries have. What shows such a place, comes from it or is called after it lies here.
 */
export function liesAbroad(item: string, kind: ItemKind): boolean {
  const text = tidy(item);
  if (foreignHome.test(text) || possessionsAbroad.test(text)) return true;
  return (kind === 'land' || kind === 'money') && isPlacedAbroad(text);
}

/**
 * Says whether somebody’s address is outside the United Kingdom: by its code, or where it has none, by the place it
 * names.
 */
export function isAddressAbroad(address: Address): boolean {
  const postcode = postcodeOf(address);
  if (postcode !== '' && isOutsideUnitedKingdom(postcode)) return true;
  if (countryOf(postcode) !== 'unknown') return false;
  const lines = [address.line2, address.townOrCity, address.county, postcode, ...address.address.split(/[,\n]/)];
  return lines.some((line) => placesAbroad.has(foldedPlace(line.replace(/\d/gu, ''))));
}
