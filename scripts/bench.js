import { install, requireNode, runForeground } from './workspace.js';

requireNode();
install();
runForeground(['bench/src/main.ts', ...process.argv.slice(2)]);
