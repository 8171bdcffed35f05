// Safari before 17.4, Chrome before 117 and Firefox before 119 lack these: see build/browser-floor.ts.
import 'core-js/modules/es.map.group-by.js';
import 'core-js/modules/es.object.group-by.js';
