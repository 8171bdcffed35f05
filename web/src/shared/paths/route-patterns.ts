import { routes } from './pages.ts';
import { staffRoutes } from './staff-paths.ts';

/** The paths that are pages; any other is answered with 404. */
export const routePatterns: readonly string[] = [...Object.values(routes), ...Object.values(staffRoutes)];
