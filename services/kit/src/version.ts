import manifest from '../../../package.json' with { type: 'json' };

/** The version of the product, told in answers about health and in every line of a log. */
export const { version } = manifest;
