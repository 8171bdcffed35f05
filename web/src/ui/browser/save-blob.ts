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
