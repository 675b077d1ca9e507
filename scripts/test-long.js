import { runAll, steps } from './steps.js';
import { install, requireNode } from './workspace.js';

// Property tests with new random cases, ten times as many (docs/decisions/0047).
process.env.INKSTONE_CASES ??= '10';

requireNode();
install();
await runAll([[steps.unit], [steps.server]]);
