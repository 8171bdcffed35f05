/** A wait as a message states it: "30 seconds", "5 minutes". */
export function waitLabel(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
