/** Before the name of each note that belongs to this device and tells of no person. */
export const deviceNotePrefix = 'plainwill.device.';

/** Keeps the notes of this device while `work` has the browser empty its storage, as signing out does. */
export async function deviceNotesKept(work: () => Promise<unknown>): Promise<void> {
  const notes = Object.entries(localStorage).filter(([name]) => name.startsWith(deviceNotePrefix));
  await work();
  for (const [name, value] of notes) localStorage.setItem(name, value);
}
