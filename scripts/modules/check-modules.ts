import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderOrders, packageSources, refusedImports } from '../folder-order.ts';
import { readSources } from '../imports.ts';
import { moduleIssues } from './module-issues.ts';
import { importCounts, moduleUses, withDiagram } from './module-diagram.ts';

/**
 * Checks that the modules of the server import each other in one direction, through their index files, and access only their own tables, and
 * that the folders of packages import in the order of `folder-order.ts`. Prints each issue with the reason. `--graph` prints the dependencies; `--write` updates the diagram in docs/architecture.md.
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
  writeFileSync(page, withDiagram(readFileSync(page, 'utf8'), files));
}

const issues = moduleIssues(files);
for (const { path, names, reason } of issues) console.log(`apps/server/src/${path}: ${names}\n  ${reason}`);
const refused = Object.entries(folderOrders).flatMap(([name, order]) =>
  refusedImports(order, packageSources(name)).map((reason) => `packages/${name}/src/${reason}`),
);
for (const reason of refused) console.log(reason);
if (issues.length + refused.length > 0) {
  console.log(`\n${issues.length + refused.length} issues of boundaries (docs/architecture.md)`);
  process.exitCode = 1;
}
