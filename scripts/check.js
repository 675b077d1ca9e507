import { runAll, steps } from './steps.js';
import { install, requireNode } from './workspace.js';

requireNode();
install();
await runAll([
  [steps.headlessTypes, steps.webTypes],
  [steps.lint, steps.modules, steps.format],
  [steps.unused, steps.nearby],
]);
