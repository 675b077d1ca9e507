import { exitWithoutPages, install, requireNode, runForeground, startWebBuild } from './workspace.js';

requireNode();
install({ toRun: true });
const build = startWebBuild();
const inProduction = { NODE_ENV: 'production' };
if (build) {
  // The server prepares its database meanwhile and listens when the pages are there.
  const server = runForeground(['apps/server/src/main.ts', '--await-pages'], inProduction, ['inherit', 'inherit', 'inherit', 'ipc']);
  if (await build) {
    server.send('pages-built', () => server.disconnect());
  } else {
    server.kill('SIGTERM');
    server.removeAllListeners('exit').on('exit', exitWithoutPages);
  }
} else {
  runForeground(['apps/server/src/main.ts'], inProduction);
}
