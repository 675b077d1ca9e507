import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Browser, type BrowserContext } from '@playwright/test';
import { LoadedScripts } from './loaded-scripts.ts';
import { Person } from './person.ts';
import { HostedServer } from './hosted-server.ts';
import { phoneSize } from './phone.ts';

const wide = { width: 1280, height: 860 };
interface Measured {
  readonly page: string;
  readonly size: typeof wide;
  /** The maximum transfer size with an empty cache, brotli-compressed, in kB of 1,000 bytes. */
  readonly most: number;
  /** The maximum number of files. */
  readonly files: number;
  readonly isSignedIn?: boolean;
  readonly address: string;
  /** The steps on the page; it counts as open when they are done. */
  readonly use: (person: Person) => Promise<unknown>;
}

const work = (person: Person) => person.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

/** Size limits by page. Raise a limit only for code that most visitors of the page need immediately. */
const pages: readonly Measured[] = [
  {
    page: 'first visit',
    size: wide,
    most: 160,
    files: 9,
    address: '/',
    use: ({ page }) => page.locator('input[autocomplete=username]').waitFor(),
  },
  { page: 'workbench', size: wide, most: 165, files: 9, isSignedIn: true, address: '/work/todo', use: work },
  { page: 'list of an application', size: wide, most: 210, files: 10, isSignedIn: true, address: '/apps/expense', use: work },
  {
    page: 'gallery',
    size: wide,
    most: 350,
    files: 50,
    address: '/gallery/text',
    use: ({ page }) => page.locator('[data-path]').first().waitFor(),
  },
  {
    page: 'expense claim, filled in',
    size: wide,
    most: 315,
    files: 24,
    isSignedIn: true,
    address: '/new/expense_claim/expense_claim',
    use: fillOnPc,
  },
  {
    page: 'expense claim, filled in on a phone',
    size: phoneSize,
    most: 300,
    files: 22,
    isSignedIn: true,
    address: '/new/expense_claim/expense_claim',
    use: fillOnPhone,
  },
];

/** What no page has before it is used: rich text, maps, scanning, signatures, figures, administration and design. */
const loadedLater = ['RichTextEditor', 'MapDialog', 'ScanDialog', 'SignatureDialog', 'FiguresBar', 'AdminPage', 'DesignAppsPage'];

let server: HostedServer;
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;

test.beforeAll(async ({ browser }) => {
  server = await HostedServer.create();
  await server.start();
  const employee = await Person.signedIn(browser, server, 'employee');
  signedIn = await employee.page.context().storageState();
  await employee.leave();
});

test.afterAll(() => server.dispose());

for (const measured of pages) {
  test(`scripts of the ${measured.page} stay within ${measured.most} kB`, async ({ browser }) => {
    const person = await arrive(browser, measured);
    const scripts = new LoadedScripts(person.page);

    await person.go(measured.address);
    await measured.use(person);

    await expectWithin(scripts, measured);
    await person.leave();
  });
}

test('scripts from the first visit to an open form stay within 350 kB in 25 files', async ({ browser }) => {
  const person = await Person.at(await browser.newContext({ viewport: wide }), server);
  const scripts = new LoadedScripts(person.page);

  await person.go('/');
  await person.signIn('employee', 'inkstone');
  await person.page.getByRole('navigation').first().waitFor();
  await person.go('/new/expense_claim/expense_claim');
  await person.field('purpose').locator('input, textarea').first().waitFor();

  await expectWithin(scripts, { page: 'way to an open form', most: 350, files: 25 });
  await person.leave();
});

test('what is loaded later has files of its own', () => {
  const built = readdirSync(fileURLToPath(new URL('../../apps/web/dist/assets', import.meta.url))).map(nameOf);

  expect(built).toEqual(expect.arrayContaining(loadedLater));
});

/** The name of a file of the build, without what changes with its content. */
const nameOf = (file: string): string => /^(.*)-[\w-]{8}\.js$/.exec(file)?.[1] ?? file;

async function expectWithin(scripts: LoadedScripts, { page, most, files }: Pick<Measured, 'page' | 'most' | 'files'>): Promise<void> {
  const sizes = await scripts.sizes();
  expect([...sizes.keys()].filter((file) => loadedLater.includes(nameOf(file)))).toEqual([]);
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
  const largest = [...sizes].slice(0, 12).map(([name, bytes]) => `${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`);
  test.info().annotations.push({ type: 'scripts', description: `${total.toFixed(1)} kB in ${sizes.size} files` });
  expect(total, `scripts of the ${page}, the largest:\n${largest.join('\n')}`).toBeLessThanOrEqual(most);
  expect(sizes.size, `files of the ${page}:\n${[...sizes.keys()].join('\n')}`).toBeLessThanOrEqual(files);
}

/** Opens a window that is signed in already, with an empty cache. */
async function arrive(browser: Browser, { isSignedIn = false, size }: Measured): Promise<Person> {
  return Person.at(await browser.newContext({ viewport: size, ...(isSignedIn && { storageState: signedIn }) }), server);
}

async function fillOnPc(person: Person): Promise<void> {
  await person.type('purpose', '台中客戶拜訪');
  await person.typeCell('items', 0, 'date', '2026-11-02');
  await person.chooseCell('items', 0, 'category', '交通');
  await person.typeCell('items', 0, 'description', '高鐵');
  await person.typeCell('items', 0, 'quantity', '2');
  await person.typeCell('items', 0, 'price', '700');
  await person.type('remark', '單據隨後補上');
  await expect(person.field('total')).toContainText('1,400.00');
}

async function fillOnPhone(person: Person): Promise<void> {
  await person.type('purpose', '台中客戶拜訪');
  await person.page.locator('[data-path^="items["]').first().click();
  const row = person.page.getByRole('dialog');
  await row.locator('[data-path$=".date"] input').fill('2026-11-02');
  await person.page.keyboard.press('Enter');
  await row.locator('[data-path$=".category"] select').selectOption('交通');
  await row.locator('[data-path$=".description"] input').fill('高鐵');
  await row.locator('[data-path$=".quantity"] input').fill('2');
  await row.locator('[data-path$=".price"] input').fill('700');
  await person.page.keyboard.press('Escape');
  await person.type('remark', '單據隨後補上');
  await expect(person.field('total')).toContainText('1,400.00');
}
