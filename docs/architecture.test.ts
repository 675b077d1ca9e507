import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withPicture } from '../scripts/modules/picture.ts';
import { readSources } from '../scripts/modules/sources.ts';

const page = readFileSync(join(import.meta.dirname, 'architecture.md'), 'utf8');
const files = readSources(join(dirname(import.meta.dirname), 'apps/server/src'));

test('the picture of the modules shows the imports as they are', () => {
  expect(page).toContain('```mermaid');

  // Otherwise: node scripts/modules/check-modules.ts --write
  expect(withPicture(page, files)).toBe(page);
});
