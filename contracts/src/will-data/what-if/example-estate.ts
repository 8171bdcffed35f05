/** This sum stands in for an estate whose worth is not known. */
export const exampleEstatePence = 50_000_000;
