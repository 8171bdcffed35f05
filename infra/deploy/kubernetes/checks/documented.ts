import { readFileSync } from 'node:fs';
import { inRoot } from '../../../tools/launcher/settings/paths.ts';

/** The block of YAML in docs/operate/kubernetes.md that has this line, without its indentation. */
export function documentedYaml(line: string): string {
  const text = readFileSync(inRoot('docs', 'operate', 'kubernetes.md'), 'utf8');
  for (const [, indent = '', block = ''] of text.matchAll(/^( *)```yaml\n(.*?)^ *```$/gms)) {
    if (block.includes(line)) return block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
  }
  throw new Error(`kubernetes.md has no block of YAML with ${line}`);
}
