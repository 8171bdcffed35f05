import { saveBlob } from './save-blob.ts';

/** Gives the browser a file to keep under this name. */
export function saveFile(fileName: string, type: string, base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  saveBlob(fileName, new Blob([bytes], { type }));
}
