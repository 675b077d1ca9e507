import { exitAfterFailed, install, requireNode, runForeground, serverArguments, startWebBuild } from './workspace.js';

requireNode();
install({ toRun: true });
const build = startWebBuild();
const inProduction = { NODE_ENV: 'production' };
const program = serverArguments();
if (build) {
  // The server prepares its database meanwhile and listens when the pages are there.
  const server = runForeground([...program, '--await-pages'], inProduction, ['inherit', 'inherit', 'inherit', 'ipc']);
  if (await build) {
    server.send('pages-built', () => server.disconnect());
  } else {
    server.kill('SIGTERM');
    server.removeAllListeners('exit').on('exit', () => exitAfterFailed('The web client'));
  }
} else {
  runForeground(program, inProduction);
}
