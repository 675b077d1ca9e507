import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const inert = fileURLToPath(new URL('./inert-checks.ts', import.meta.url));

/**
 * The contracts of calls and documents declare their checks with zod. The browser takes only method, path and types from them:
 * what it sends is checked by the server, what it gets comes from there. Leaving the checks out saves 27 kB of script.
 */
export const leaveOutChecks = (): Plugin => ({
  name: 'leave-out-checks',
  enforce: 'pre',
  resolveId: (id) => (id === 'zod' ? inert : null),
});
