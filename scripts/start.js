import { buildWeb, install, requireNode, runForeground } from './workspace.js';

requireNode();
install({ toRun: true });
buildWeb();
runForeground(['apps/server/src/main.ts'], { NODE_ENV: 'production' });
