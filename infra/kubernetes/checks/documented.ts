import { readFileSync } from 'node:fs';
import { inRoot } from '../../launcher/settings/paths.ts';

/** The block of YAML in docs/operations.md that has this line, without its indentation. */
export function documentedYaml(line: string): string {
  const text = readFileSync(inRoot('docs', 'operations.md'), 'utf8');
  for (const [, indent = '', block = ''] of text.matchAll(/^( *)```yaml\n(.*?)^ *```$/gms)) {
    if (block.includes(line)) return block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
  }
  throw new Error(`operations.md has no block of YAML with ${line}`);
}
