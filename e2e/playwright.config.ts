import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@inkstone/testing/temporary-folder';
import { defineConfig } from '@playwright/test';
import { findChromium } from './src/chromium.ts';

// The runner, its workers and the hosts of servers load thousands of modules, most of them the same as in the last run.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../node_modules/.cache/compiled-browser-tests', import.meta.url));
enableCompileCache(process.env['NODE_COMPILE_CACHE']);

const chromium = await findChromium();
// A page of a test lives for seconds: compiling its scripts better takes longer than it saves (docs/decisions/0163).
const unoptimized = '--js-flags=--no-maglev --no-turbofan';
// Its processes share files by default, because containers have little shared memory. Where test databases have room in memory, so have they.
const ignoreDefaultArgs = temporaryFolder() === tmpdir() ? [] : ['--disable-dev-shm-usage'];

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  // Node runs TypeScript by itself; compiling everything that specifications import took 20 s of a first run.
  build: { external: ['**'] },
  outputDir: '../test-results',
  // Only what hangs takes so long: two workers keep both processors busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalSetup: './src/demo-folder.setup.ts',
  workers: 2,
  // Tests that pass only on a retry are listed at the end of the run (docs/decisions/0047).
  retries: 1,
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: '../node_modules/.reports/browser.json' }]],
  use: {
    viewport: { width: 1280, height: 860 },
    actionTimeout: 30_000,
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    // Tracing every page takes a third of the run time; use `--trace on` to investigate a failure.
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...chromium, args: [...chromium.args, unoptimized], ignoreDefaultArgs },
  },
});
