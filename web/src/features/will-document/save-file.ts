/** Gives the browser a file to keep under this name. */
export function saveFile(fileName: string, type: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has its own hold on the file once the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
