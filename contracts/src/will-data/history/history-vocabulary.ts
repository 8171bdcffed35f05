/** A version of the answers was kept because of these. */
export const versionCauses = ['day', 'signing', 'restore', 'import', 'copy'] as const;
export type VersionCause = (typeof versionCauses)[number];

export const maxVersionName = 60;

/**
 * The parts of the answers, by the procedures that save them: an import brings each in or leaves it, in the order of the
 * screens.
 */
export const importSections = [
  'questionnaire',
  'personalDetails',
  'homeDetails',
  'spouseDetails',
  'children',
  'contacts',
  'funeralWishes',
  'guardians',
  'executors',
  'gifts',
  'residue',
  'provisions',
  'settings',
] as const;
export type ImportSection = (typeof importSections)[number];

/** Other parts name people who are in these. */
export const peopleSections = ['spouseDetails', 'children', 'contacts'] as const satisfies readonly ImportSection[];
export type PeopleSection = (typeof peopleSections)[number];

/** A part of a file beside the answers of the account. */
export const importStates = ['new', 'same', 'different'] as const;

/** The facts of a file have at most so many bytes, and lists within lists to this depth. */
export const importLimits = { bytes: 2_000_000, depth: 20, packedCharacters: 60_000 } as const;
