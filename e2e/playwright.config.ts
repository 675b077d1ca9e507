import { defineConfig } from '@playwright/test';
import { findChromium } from './src/chromium.ts';

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  globalSetup: './src/demo-folder.setup.ts',
  // Two at once make pages late on two processors.
  workers: 1,
  // What passes only the second time is told by name at the end of the run (docs/decisions/0047).
  retries: 1,
  forbidOnly: true,
  reporter: [['dot'], ['json', { outputFile: '../node_modules/.reports/browser.json' }]],
  use: {
    viewport: { width: 1280, height: 860 },
    actionTimeout: 10_000,
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    // A trace of each page costs a third of the run; `--trace on` records one where a failure needs it.
    screenshot: 'only-on-failure',
    launchOptions: await findChromium(),
  },
});
