import { registerHooks } from 'node:module';

// Loaded before our own code: whatever the brand says, will-data makes no signing copy of a will that nobody has approved.
// The brand is a constant of its bundle, or a file where it runs from source. Will-data alone is changed: the page builder
// caches its pages.
const isWillData = process.argv[1]?.includes('/services/will-data/');
const places = ['/services/will-data/dist/', '/contracts/src/shared/brand.ts'];
const setting = /\breview:\s*(["'`])optional\1/g;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!isWillData || !loaded.source || !places.some((place) => url.includes(place))) return loaded;
    return { ...loaded, source: loaded.source.toString().replace(setting, 'review:$1required$1') };
  },
});
