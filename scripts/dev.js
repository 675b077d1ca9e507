// Server with restart on change, web client with hot reload; the web client is at the address Vite prints.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, nodePath, requireNode, root } from './workspace.js';

requireNode();
install();

const start = (cwd, args) => spawn(nodePath(), args, { cwd, stdio: 'inherit', env: environment() });
const children = [
  start(root, ['--watch-path=apps/server/src', '--watch-path=packages', 'apps/server/src/main.ts']),
  start(join(root, 'apps', 'web'), [join(root, 'node_modules', 'vite', 'bin', 'vite.js')]),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
