import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const excluded = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

/** Only what hangs takes so long; many cases take longer (packages/testing/src/cases.ts). */
const patience = 120_000 * Math.max(1, Number(process.env['INKSTONE_CASES'] ?? 1));

/** What a test waits for comes a moment later, on a machine that is busy with other tests too. */
const waiting = { poll: { timeout: 30_000 } };

/** Node loads modules by itself, which is quicker than what the test runner does to them. */
const byNode = { viteModuleRunner: false };

/** Modules of components need what only bundlers know. */
const likeBundler = ['--import', join(import.meta.dirname, 'packages/testing/src/modules/load-modules.ts')];

const properties = 'packages/testing/src/properties.setup.ts';

/** `unit`: pure packages, `docs`: how-to pages followed, `server`: on a real PostgreSQL, `web`: components in jsdom. */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          // Files share modules: loading them anew for each file would take longer than the tests.
          isolate: false,
          experimental: byNode,
          include: ['packages/**/*.test.ts', 'demo/**/*.test.ts', 'docs/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: excluded,
          setupFiles: [properties],
          expect: waiting,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      { test: { name: 'docs', include: ['docs/how-to/*.test.ts'], exclude: excluded, maxConcurrency: 2 } },
      {
        test: {
          name: 'server',
          // Files share modules here too; each has a database of its own.
          isolate: false,
          experimental: byNode,
          include: ['apps/server/**/*.test.ts'],
          exclude: excluded,
          globalSetup: ['apps/server/src/testing/postgres.global-setup.ts'],
          setupFiles: [properties, 'apps/server/src/testing/passwords.setup.ts', 'apps/server/src/testing/programs.setup.ts'],
          expect: waiting,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        test: {
          name: 'web',
          isolate: false,
          environment: 'jsdom',
          experimental: byNode,
          execArgv: likeBundler,
          include: ['packages/**/*.test.tsx', 'apps/web/**/*.test.{ts,tsx}'],
          exclude: excluded,
          setupFiles: [properties, 'packages/testing/src/web.setup.ts', 'packages/ui-kit/src/theme/kept-styles.setup.ts'],
          expect: waiting,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
    ],
  },
});
