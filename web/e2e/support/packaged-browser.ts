import sparticuz from '@sparticuz/chromium';

// Leaves out what emulates a graphics card.
sparticuz.setGraphicsMode = false;

const isPackaged = process.platform === 'linux' && process.arch === 'x64';

/** The Chromium that comes with the packages, unpacked if it was not yet; null where none does. */
export const packagedBrowser = async (): Promise<string | null> => (isPackaged ? sparticuz.executablePath() : null);

/** Before the journeys: of two that unpack it at the same time, one would start what the other still writes. */
export async function setup() {
  await packagedBrowser();
}
