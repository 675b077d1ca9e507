import { runAll, steps } from './steps.js';
import { install, requireNode } from './workspace.js';

// Property tests with new random cases, ten times as many, and all combinations in the browser (docs/decisions/0047, 0163).
process.env.INKSTONE_CASES ??= '10';

requireNode();
install();
await runAll([[steps.webBuild, steps.unit, steps.server, steps.browser]]);
