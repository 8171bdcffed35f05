import { brand } from '@plainwill/contracts/shared/brand';

/**
 * The oldest versions that the app is built for. Built-ins that some of them lack are in src/app/missing-built-ins.ts,
 * and src/ui/styles/old-browser.css recognises what is older.
 */
const browserFloor = { chrome: '111', edge: '111', firefox: '115', safari: '16.4', ios: '16.4' };

export const buildTarget = Object.entries(browserFloor).map(([browser, version]) => browser + version);

const { chrome, firefox, safari, ios } = browserFloor;

/** Stands first on every page, and is seen in older browsers alone; they may run no script of ours, so it needs none. */
export const oldBrowserNotice = `<p class="old-browser">This browser is too old to write a will with ${brand.name}. You can read these pages. To write your will, update it or use Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, an iPhone or iPad with iOS ${ios}, or anything newer.</p>`;
