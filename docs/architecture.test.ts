import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withDiagram } from '../scripts/modules/module-diagram.ts';
import { readSources } from '../scripts/imports.ts';

const page = readFileSync(join(import.meta.dirname, 'architecture.md'), 'utf8');
const files = readSources(join(dirname(import.meta.dirname), 'apps/server/src'));

test('the diagram of the modules shows the current imports', () => {
  expect(page).toContain('```mermaid');

  // Otherwise: node scripts/modules/check-modules.ts --write
  expect(withDiagram(page, files)).toBe(page);
});
