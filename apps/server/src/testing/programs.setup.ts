import { join } from 'node:path';

// Programs that tests start compile their bundles once. The workers, which have begun already, do without: in a first run each would write
// thousands of files.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../../../../node_modules/.cache/server');
