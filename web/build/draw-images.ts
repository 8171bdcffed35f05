import { readFile, writeFile } from 'node:fs/promises';
import { brand } from '@plainwill/contracts/shared/brand';
import sparticuz from '@sparticuz/chromium';
import { chromium, type Page } from 'playwright-core';

// Run by hand when the mark or the name changes: `npm run images` in web. Its pictures are kept in the repository.

const publicFile = (name: string) => new URL(`../public/${name}`, import.meta.url);
const asData = async (url: URL, type: string) => `data:${type};base64,${(await readFile(url)).toString('base64')}`;
const font = (name: string) =>
  asData(new URL(`../src/ui/styles/fonts/${name}-english.woff2`, import.meta.url), 'font/woff2');

const fonts = `
  @font-face { font-family: Fraunces; font-weight: 400 900; src: url(${await font('fraunces')}) }
  @font-face { font-family: Figtree; font-weight: 400 700; src: url(${await font('figtree')}) }`;

const leaf = '<path d="M6 27C4 15 10 5 28 5c.8 13-5.5 20.5-17 18.5"/><path d="M6 27c3-7 7.5-11.5 13.5-14.5"/>';

const share = `<style>${fonts}
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: #fbf8f1; font: 30px/1.5 Figtree; color: #16302b }
  .words { position: absolute; left: 80px; top: 78px; font-family: Fraunces; color: ${brand.colours.headings}; letter-spacing: -.02em }
  .words p { display: flex; gap: 18px; align-items: center; margin: 0 0 58px; font-size: 40px }
  .words h1 { margin: 0; font-size: 84px; line-height: 1.12; font-weight: 560 }
  .below { position: absolute; left: 80px; bottom: 66px; color: #52635d }
  .sheet { position: absolute; left: 690px; top: 110px; width: 460px; height: 420px; padding: 44px; background: #fff;
    border: 2px solid #e4dccb; border-radius: 8px; transform: rotate(2deg); box-shadow: 0 30px 60px -20px rgb(18 53 46/.3) }
  i { display: block; height: 12px; margin-bottom: 26px; border-radius: 6px; background: #e3ece4 }
  i.lit { height: 34px; margin: -11px 0 15px; border-radius: 4px; background: ${brand.colours.highlight} }
  .note { position: absolute; right: 40px; bottom: 70px; width: 300px; padding: 26px 30px; border-radius: 14px;
    background: ${brand.colours.headings}; color: #fff; font-size: 25px; line-height: 1.4 }
  .note b { color: ${brand.colours.highlight}; font-weight: 600 }</style>
  <div class="sheet"><i style="width:60%;margin-left:20%"></i><i></i><i style="width:80%"></i><i class="lit" style="width:72%"></i><i></i><i style="width:90%"></i></div>
  <div class="note"><b>Why this is here.</b> Every clause, in plain English.</div>
  <div class="words"><p><svg width="56" height="56" viewBox="0 0 32 32" fill="none" stroke="${brand.colours.actions}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${leaf}</svg>${brand.name}</p>
  <h1>Your Family.<br>Your Wishes.<br>Your Will.</h1></div>
  <div class="below">Wills for England and Wales</div>`;

/** The mark on paper; a phone cuts its own corners. */
const icon = `<body style="margin:0;background:#fbf8f1"><svg style="display:block" width="100%" viewBox="0 0 32 32" fill="none"
  stroke="${brand.colours.actions}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><g transform="translate(5.2 5.2) scale(.66)">${leaf}</g></svg>`;

async function draw(page: Page, html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot();
}

/** A PNG as the one picture of an .ico file. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const args = sparticuz.args.filter((arg) => arg !== '--single-process');
const browser = await chromium.launch({ executablePath: await sparticuz.executablePath(), args });
const page = await browser.newPage();
await writeFile(publicFile('share.png'), await draw(page, share, 1200, 630));
for (const size of [192, 512]) await writeFile(publicFile(`icon-${size}.png`), await draw(page, icon, size, size));
await writeFile(publicFile('apple-touch-icon.png'), await draw(page, icon, 180, 180));
await writeFile(publicFile('favicon.ico'), asIco(await draw(page, icon, 32, 32), 32));
await browser.close();
