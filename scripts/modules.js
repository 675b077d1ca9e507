import { readFileSync, writeFileSync } from 'node:fs';
import { architecturePage, importCounts, moduleEdges, moduleFindings, serverSources, withPicture } from './module-graph.js';
import { root } from './workspace.js';

/**
 * Checks that the server's modules point one way, through index files, each over its own tables. Says every import and table that
 * contradicts it, with the reason. `--graph` prints which module uses which; `--write` draws them into docs/architecture.md.
 */
const files = serverSources(root);

if (process.argv.includes('--graph')) {
  const { through, past } = importCounts(files);
  for (const [from, to] of moduleEdges(files)) console.log(`${from} → ${[...to].join(', ')}`);
  console.log(`${through} imports between modules go through an index, ${past} past one`);
}
if (process.argv.includes('--write'))
  writeFileSync(architecturePage(root), withPicture(readFileSync(architecturePage(root), 'utf8'), files));

const findings = moduleFindings(files);
for (const { path, names, reason } of findings) console.log(`apps/server/src/${path}: ${names}\n  ${reason}`);
if (findings.length > 0) {
  console.log(`\n${findings.length} against the direction of the modules (docs/architecture.md)`);
  process.exitCode = 1;
}
