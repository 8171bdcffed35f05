/** In place of what there is to share, where nobody has told. */
export const exampleEstatePence = 50_000_000;
