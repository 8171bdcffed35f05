type IsUnsaved = () => boolean | Promise<boolean>;

const checks = new Set<IsUnsaved>();

/** Registers what would be lost by signing out. `isUnsaved` first saves what can be saved. */
export const beforeSignOut = (isUnsaved: IsUnsaved) => void checks.add(isUnsaved);

export const isAnythingUnsaved = async (): Promise<boolean> =>
  (await Promise.all([...checks].map((isUnsaved) => isUnsaved()))).includes(true);
