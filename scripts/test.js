import { runAll, steps } from './steps.js';
import { install, requireNode } from './workspace.js';

// The release check is deterministic and runs a part of the random cases; development runs explore new ones (docs/decisions/0047).
process.env.INKSTONE_SEED ??= '20261122';
process.env.INKSTONE_CASES ??= '0.25';
console.log(`Random cases: ${process.env.INKSTONE_CASES} of them, seed ${process.env.INKSTONE_SEED}`);

requireNode();
install();
// Browser tests wait for pages and servers, and server tests for time to pass; what computes uses the processors meanwhile
// (docs/decisions/0163). Types and lint are checked with what the how-to pages add to the project. Server tests start what the client was
// built for.
await runAll([
  [steps.webBuild, steps.browser, steps.docs, steps.unused],
  [steps.modules, steps.format, steps.unit, steps.server],
]);
