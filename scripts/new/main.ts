import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { create } from './create.ts';
import { NameRefusal } from './recipe.ts';

const root = dirname(dirname(import.meta.dirname));

const usage = `Usage: npm run new KIND NAME [CHINESE NAME]

  npm run new control rating 評分
  npm run new function math/sign
  npm run new action stop 中止
  npm run new endpoint organization/count-people
  npm run new module visitors
  npm run new page visitors 訪客`;

/** Runs a script of the checkout, with the Node that runs this one. */
function runNode(...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${args.join(' ')} failed`);
}

try {
  const { written, edited, scripts, next } = create(root, process.argv.slice(2));
  runNode(join(root, 'node_modules/oxfmt/bin/oxfmt'), ...written, ...edited);
  for (const script of scripts) runNode(...script);
  for (const path of written) console.log(`wrote   ${path}`);
  for (const path of edited) console.log(`edited  ${path}`);
  for (const [script = ''] of scripts) console.log(`ran     ${script}`);
  console.log(`\nNext:\n${next.map((sentence) => `- ${sentence}`).join('\n')}`);
} catch (refusal) {
  if (!(refusal instanceof NameRefusal)) throw refusal;
  console.error(`${refusal.message}\n\n${usage}`);
  process.exitCode = 1;
}
