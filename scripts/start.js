import { bundleServer, exitAfterFailed, install, requireNode, runForeground, startWebBuild } from './workspace.js';

requireNode();
install({ toRun: true });
const build = startWebBuild();
const inProduction = { NODE_ENV: 'production' };
// The default lets short-lived objects grow to 48 MB before they are collected, which is a fifth of the process and saves no time, and the
// rest to several times of what is in use: an import then takes twice the memory.
const program = ['--max-semi-space-size=4', '--heap-growing-percent=30', bundleServer()];
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
