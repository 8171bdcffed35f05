import { registerHooks } from 'node:module';

// Loaded before our own code: whatever the brand says, will-data makes no signing copy of a will that nobody has approved.
// The brand is a constant of its bundle. Will-data alone is changed: the page builder caches its pages.
const bundle = '/services/will-data/dist/';
const setting = /\breview: "optional"/g;

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.includes(bundle) || !loaded.source) return loaded;
    return { ...loaded, source: loaded.source.toString().replace(setting, 'review: "required"') };
  },
});
