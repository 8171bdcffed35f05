/** A note that outlives the journey to Google and back; taking it away tells whether it was there. */
function mark(name: string, storage: () => Storage) {
  return {
    set: () => storage().setItem(name, 'yes'),
    isSet: () => storage().getItem(name) !== null,
    take: () => {
      const wasSet = storage().getItem(name) !== null;
      storage().removeItem(name);
      return wasSet;
    },
  };
}

/** Somebody is signing in on this tab, rather than coming back to an open session. */
export const signingInMark = mark('plainwill.signing-in', () => sessionStorage);

/** The specification's admin-oauth flag: Google was called from the staff sign-in. */
export const adminGoogleMark = mark('plainwill.admin-oauth', () => localStorage);
