import { addressLookupContract } from '@plainwill/contracts/address-lookup/addresses';
import { type Call, implement } from '@plainwill/kit/implement';
import { addresses } from './addresses/addresses.ts';
import type { CallContext } from './context.ts';

export const createRouter = (contextFor: (call: Call) => CallContext) =>
  implement(addressLookupContract, { contextFor, handlers: { addresses } });
