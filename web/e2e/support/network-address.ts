import { randomInt } from 'node:crypto';

const part = () => randomInt(1, 255);

/** The network address from which the visitors of this file come: limits count by it, and files share a site. */
export const networkAddress = { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
