import { runAll, steps } from './steps.js';
import { buildWeb, install, requireNode } from './workspace.js';

requireNode();
install();
buildWeb();
await runAll([
  [steps.headlessTypes, steps.webTypes],
  [steps.lint, steps.format],
  [steps.unused],
  [steps.unit],
  [steps.docs],
  [steps.server],
  [steps.browser],
]);
