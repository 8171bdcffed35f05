/** Gives the browser a file to keep under this name. */
export function saveBlob(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has its own hold on the file once the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Gives the browser a file to keep under this name, from its base64 text. */
export function saveFile(fileName: string, type: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  saveBlob(fileName, new Blob([bytes], { type }));
}

/** Leaves the app for an address that is no page of it, as a link to it would. */
export function leaveTo(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}
