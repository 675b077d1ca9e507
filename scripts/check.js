import { runAll, steps } from './steps.js';
import { install, requireNode } from './workspace.js';

requireNode();
install();
// All at once: some use one processor, some wait for files.
await runAll([[steps.lint], [steps.headlessTypes], [steps.webTypes], [steps.nearby], [steps.unused], [steps.modules], [steps.format]]);
