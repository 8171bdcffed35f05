import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServiceFolder } from '../../../services.ts';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
export const inRoot = (...parts: string[]) => join(root, ...parts);

export const serviceMain = (name: ServiceFolder, from = root) => join(from, 'services', name, 'src', 'main.ts');
