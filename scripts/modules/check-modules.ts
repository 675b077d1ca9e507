import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moduleFindings } from './findings.ts';
import { importCounts, moduleUses, withPicture } from './picture.ts';
import { readSources } from './sources.ts';

/**
 * Checks that the server's modules point one way, through their index, each over its own tables, and names every import and table that
 * contradicts it with the reason. `--graph` prints which module uses which; `--write` draws it into docs/architecture.md.
 */
const root = dirname(dirname(import.meta.dirname));
const files = readSources(join(root, 'apps/server/src'));

if (process.argv.includes('--graph')) {
  const { through, past } = importCounts(files);
  for (const [from, to] of moduleUses(files)) console.log(`${from} → ${[...to].join(', ')}`);
  console.log(`${through} imports between modules go through an index, ${past} past one`);
}
if (process.argv.includes('--write')) {
  const page = join(root, 'docs/architecture.md');
  writeFileSync(page, withPicture(readFileSync(page, 'utf8'), files));
}

const findings = moduleFindings(files);
for (const { path, names, reason } of findings) console.log(`apps/server/src/${path}: ${names}\n  ${reason}`);
if (findings.length > 0) {
  console.log(`\n${findings.length} against the direction of the modules (docs/architecture.md)`);
  process.exitCode = 1;
}
