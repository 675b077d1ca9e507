import { runAll, steps } from './steps.js';
import { install, requireNode } from './workspace.js';

// The release check is deterministic and runs a part of the random cases; development runs explore new ones (docs/decisions/0047).
process.env.INKSTONE_SEED ??= '20261122';
process.env.INKSTONE_CASES ??= '0.25';

requireNode();
install();
await runAll([
  [steps.webBuild, steps.headlessTypes, steps.webTypes],
  [steps.lint, steps.modules, steps.format, steps.unused],
  [steps.unit],
  [steps.docs],
  [steps.server],
  [steps.browser],
]);
