import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { openWorkingCopy, submitGroup, type CallInput, type CallOutput } from '@inkstone/api';
import type { JsonObject } from '@inkstone/design';
import { findChromium } from '@inkstone/e2e/chromium';
import { ApiClient } from '@inkstone/testing';
import { productProgram, startProgram } from '../workflow/child-process.ts';
import type { LargeForm } from './large-forms.ts';
import { largeWorkflow } from './large-workflows.ts';
import { loadingScripts } from './loaded-scripts.ts';
import { openingOnPhone } from './phone-bench.ts';
import { signIn } from './sign-in.ts';

/** The product with its production build, and a browser with a signed-in person. */
export interface BrowserEnvironment {
  /** Opens a page with this form instead of the expense claim of the demo. */
  open(form: LargeForm): Promise<Page>;
  /** Opens the form designer on a form of that many texts, as an administrator. */
  openDesigner(controls: number): Promise<Page>;
  /** Opens the workflow designer on a workflow of that many activities, as an administrator. */
  openWorkflowDesigner(activities: number): Promise<Page>;
  /** Opens the expense claim on a slow phone that many times (`openingOnPhone`). */
  openOnPhone(times: number): Promise<number[]>;
  /** Visits for the first time and opens the expense claim (`loadingScripts`). */
  loadScripts(): ReturnType<typeof loadingScripts>;
  close(): Promise<void>;
}

export async function openBrowserEnvironment(): Promise<BrowserEnvironment> {
  if (!existsSync('apps/web/dist/index.html')) throw new Error('The web client is not built: run npm start once.');
  const folder = mkdtempSync(join(tmpdir(), 'inkstone-bench-'));
  const product = await startProgram(productProgram, { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' });
  const browser = await chromium.launch(await findChromium());
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'en' });
  await signIn(await context.newPage(), product.url, 'employee');
  return {
    open: async (form) => openWith(await context.newPage(), product.url, form),
    openDesigner: async (controls) => openDesignerWith(await asAdministrator(browser, product.url), product.url, controls),
    openWorkflowDesigner: async (activities) => openWorkflowWith(await asAdministrator(browser, product.url), product.url, activities),
    loadScripts: () => loadingScripts(browser, product.url),
    openOnPhone: (times) => openingOnPhone(browser, product.url, times),
    close: async () => {
      await browser.close();
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function asAdministrator(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  await signIn(await context.newPage(), url, 'admin');
  return context.newPage();
}

async function openWith(page: Page, url: string, { definition, values }: LargeForm): Promise<Page> {
  await page.route('**/api/runtime/form/load*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { readonly data: { readonly bizObject: object } };
    const permission = { others: { e: true, v: true }, controls: {} };
    const data = { ...answer.data, definition, permission, bizObject: { ...answer.data.bizObject, values } };
    await route.fulfill({ response, json: { ...answer, data } });
  });
  await page.addInitScript(markRowsRendered);
  await page.goto(`${url}/#/new/expense_claim/expense_claim`);
  return page;
}

/** The working copy of the demo's expense claim, with the form replaced. */
async function openDesignerWith(page: Page, url: string, controls: number): Promise<Page> {
  const keys = Array.from({ length: controls }, (_, index) => `text${index}`);
  const content = {
    code: 'expense_claim',
    schemaCode: 'expense_claim',
    name: 'Bench',
    controls: keys.map((key) => ({ key, type: 'text', options: { name: `Text ${key}` } })),
    layout: keys.map((control) => ({ columns: [{ control, span: 24 }] })),
  };
  await replaceDocument(url, 'form', () => content);
  await page.goto(`${url}/#/design/expense/form/expense_claim.expense_claim`);
  await page.locator(`[data-control="${keys.at(-1)!}"]`).waitFor();
  return page;
}

/** The working copy of the demo's expense claim, with the workflow replaced. */
async function openWorkflowWith(page: Page, url: string, activities: number): Promise<Page> {
  await replaceDocument(url, 'workflow', (content) => ({ ...content, ...largeWorkflow(activities) }));
  await page.goto(`${url}/#/design/expense/form/expense_claim.expense_claim`);
  await page.locator('[data-control]').first().waitFor();
  await page.evaluate(goToWorkflow);
  await page.locator('[data-activity="a0_0"]').waitFor();
  return page;
}

/** Replaces a document in the working copy of the server, so that edits of it are accepted. */
async function replaceDocument(url: string, kind: 'form' | 'workflow', replaced: (content: object) => object): Promise<void> {
  const admin = await new ApiClient(url).signIn('admin', 'inkstone');
  const { revision, documents }: CallOutput<typeof openWorkingCopy> = await admin.call(openWorkingCopy, { appCode: 'expense' });
  const { key, content } = documents.find((each) => each.key.kind === kind)!;
  const value = replaced(content as JsonObject) as JsonObject;
  const operations = [
    { op: 'remove', document: key, path: [] },
    { op: 'insert', document: key, path: [], value },
  ] as CallInput<typeof submitGroup>['operations'];
  await admin.call(submitGroup, { appCode: 'expense', revision, operations });
}

/** Runs in the page: follows a link to the workflow, and marks the first frame that contains activities. */
function goToWorkflow(): void {
  const look = (): void => {
    if (document.querySelector('[data-activity]')) performance.measure('workflow-opened', 'workflow-asked');
    else requestAnimationFrame(look);
  };
  performance.mark('workflow-asked');
  location.hash = '#/design/expense/workflow/expense_flow';
  requestAnimationFrame(look);
}

/** Runs in the page: marks the first frame that contains rows of a sheet. */
function markRowsRendered(): void {
  const look = (): void => {
    if (document.querySelector('tr[data-row]')) performance.mark('rows-rendered');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
