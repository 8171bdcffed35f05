import { useLocation, useSearchParams } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { type AddressFields, readFields, writeFields } from './address-fields.ts';

const paramsOf = (hash: string) => new URLSearchParams(hash.replace(/^#/, ''));
const withMark = (mark: string, params: URLSearchParams) => (params.size > 0 ? `${mark}${params}` : '');

/**
 * Keeps the choices of a page in its address, so that they can be shared and gone back to.
 * @param fields what stands after the `?`
 * @param hashed what stands after the `#`, which no server is told: whatever may name somebody
 */
export function useAddressState<Values extends object, Hashed extends object = object>(
  path: string,
  fields: AddressFields<Values>,
  hashed = {} as AddressFields<Hashed>,
) {
  const [params] = useSearchParams();
  const hash = useLocationProperty(() => window.location.hash);
  const [, goTo] = useLocation();
  const chosen = { ...readFields(fields, params), ...readFields(hashed, paramsOf(hash)) };
  function show(changes: Partial<Values & Hashed>, how?: { replace: boolean }) {
    const next = { ...chosen, ...changes };
    goTo(`${path}${withMark('?', writeFields(fields, next))}${withMark('#', writeFields(hashed, next))}`, how);
  }
  return { chosen, hash, show };
}
