/** Raised whenever a release words a will anew; see composer-version.test.ts. */
export const composerVersion = 3;
