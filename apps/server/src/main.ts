import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Compiling sources takes a third of the start. Child processes and threads inherit the cache through the environment.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../../../node_modules/.cache/server');
enableCompileCache(process.env['NODE_COMPILE_CACHE']);

const { run } = await import('./run.ts');
await run(process.env, process.argv);
// Node writes the cache only at an orderly exit, which a killed process does not have.
flushCompileCache();
