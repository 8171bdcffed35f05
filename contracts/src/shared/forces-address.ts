const forcesPost = /(?<![A-Z])BFPO\W*\d|^\W*BF1\W*(?:\d[A-Z]{2})?\W*$/i;

/**
 * Says whether lines of an address are those of British Forces Post: it has no town, its number stands in the place of a
 * postcode, and it says nothing of where a permanent home is.
 */
export const isForcesAddress = (lines: readonly string[]) => lines.some((line) => forcesPost.test(line));
