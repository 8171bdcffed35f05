const words: Record<string, string> = {
  elsewhere: 'You signed out in another tab or window. Sign in to carry on.',
  unsaved: 'You have been signed out. Sign in to carry on.',
};

const keptWords = 'You have been signed out. What you typed is kept on this device: sign in to carry on.';

/** Why the person is at the sign-in, by what the address says of how the last one ended. */
export function endedWords(search: URLSearchParams): string | null {
  const ended = search.get('ended');
  return ended === null ? null : (words[ended] ?? keptWords);
}
