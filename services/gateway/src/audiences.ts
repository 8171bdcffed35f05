import { type ServiceName, serviceNames } from '@plainwill/contracts';

/** Each service's name in its tokens: the name of its folder. */
export const audiences = Object.fromEntries(
  serviceNames.map((name) => [name, name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]),
) as Record<ServiceName, string>;
