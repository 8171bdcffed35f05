/** What must be entered before anything is sent, by input name; null if nothing. */
export function missingCredentials(email: string, password: string): Record<string, string> | null {
  const missing: Record<string, string> = {};
  if (!email.trim()) missing.email = 'Enter your email address';
  if (!password) missing.password = 'Enter your password';
  return Object.keys(missing).length > 0 ? missing : null;
}
