// npm run new KIND NAME [中文名稱]: writes the files of a new control, function, action, endpoint, module or page.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodePath, root } from './workspace.js';

const { status } = spawnSync(nodePath(), [join(root, 'scripts', 'new', 'main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
