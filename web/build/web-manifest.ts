import { brand } from '@plainwill/contracts/shared/brand';

/** What a phone shows when the site is put on its home screen. */
export const webManifest = () =>
  JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: '#fbf8f1',
    theme_color: '#fbf8f1',
    lang: 'en-GB',
    icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  });
