/** People read it where their browser would forget at once that they have signed in. */
export const cookiesNeeded =
  'Signing in needs a cookie, and your browser keeps none for this site. Allow cookies in its settings, then load this page again.';
