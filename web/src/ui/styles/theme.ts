/** By day, by lamp-light, or as the device has it. */
export const themes = ['system', 'day', 'lamp'] as const;
export type Theme = (typeof themes)[number];

/** The script in index.html reads it before anything is drawn. */
const themeKey = 'plainwill.theme';

const root = () => document.documentElement;

export const themeInUse = (): Theme => themes.find((theme) => theme === root().dataset.theme) ?? 'system';

/** Shows the pages in these colours from now on, on this device. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete root().dataset.theme;
  else root().dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // A browser that stores nothing has them until the page is left.
  }
}
