/** Stands in built pages for the origin of the site, which only the gateway that serves them knows. */
export const originMark = 'https://site-origin.invalid';

/** The folder of the built web app with what the gateway fills in before it sends it: pages, sitemap, robots.txt. */
export const pagesFolder = 'pages';
