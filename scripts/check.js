import { runAll, steps } from './steps.js';
import { install, requireNode } from './workspace.js';

requireNode();
install();
await runAll([
  [steps.headlessTypes, steps.lint, steps.unused],
  [steps.webTypes, steps.modules, steps.format, steps.nearby],
]);
