import { apps } from '@inkstone/demo';
import { expect, test, type Page } from '@playwright/test';
import { Person, type Language } from './person.ts';
import { ServerProcess } from './server-process.ts';
import { settled } from './settled.ts';

const windows: readonly { readonly language: Language; readonly size: { readonly width: number; readonly height: number } }[] = [
  { language: 'zh', size: { width: 1440, height: 900 } },
  { language: 'en', size: { width: 375, height: 812 } },
];

/** Every form of the demo that somebody fills in, once. */
const forms = [
  ...new Set(apps.flatMap(({ functions }) => functions.map(({ schemaCode, formCode }) => `${schemaCode}/${formCode ?? schemaCode}`))),
];

// Every form of the demo stands behind each of these tests.
test.describe.configure({ timeout: 300_000 });

let server: ServerProcess;

test.beforeAll(async () => {
  server = await ServerProcess.create();
  await server.start();
});

test.afterAll(() => server.dispose());

interface Marks {
  /** Paths that the summary names. */
  readonly issues: readonly string[];
  /** Paths of controls, cells and rows that are on the page. */
  readonly drawn: readonly string[];
  /** Paths of those that are marked. */
  readonly marked: readonly string[];
  /** Marked controls that do not look it, and others that do. */
  readonly unseen: readonly string[];
  readonly wronglySeen: readonly string[];
}

/** What is marked on the page, and what looks like it. */
function readMarks(page: Page): Promise<Marks> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--ink-danger)';
    const danger = getComputedStyle(probe).color;
    probe.remove();
    const pathOf = (element: Element): string => element.closest<HTMLElement>('[data-path]')?.dataset['path'] ?? '';
    const looksWrong = (element: Element): boolean => {
      const { borderTopColor, borderTopWidth, outlineColor, outlineStyle } = getComputedStyle(element);
      return (borderTopColor === danger && borderTopWidth !== '0px') || (outlineColor === danger && outlineStyle === 'solid');
    };
    const frameOf = (element: Element): Element => element.closest('.ant-select, .ant-picker, .ant-input-affix-wrapper') ?? element;
    const seen = (element: Element): boolean => looksWrong(element) || looksWrong(frameOf(element));
    const inputs = [...document.querySelectorAll('[aria-invalid="true"], button[data-invalid], article[data-invalid]')];
    // What may only be read has no input; its words say what is wrong.
    const texts = [...document.querySelectorAll('[data-readonly][data-invalid]')].filter((frame) => frame.querySelector('[role=alert]'));
    const invalid = [...inputs, ...texts];
    const controls = inputs.filter((element) => !element.closest('td, th, article'));
    const others = [
      ...document.querySelectorAll('[data-path] :is(.ant-input, .ant-select, .ant-picker, [role=combobox], [role=radiogroup])'),
    ];
    return {
      issues: [...document.querySelectorAll<HTMLElement>('[data-issue]')].map(({ dataset }) => dataset['issue']!),
      drawn: [...document.querySelectorAll<HTMLElement>('[data-path]')].map(({ dataset }) => dataset['path']!),
      marked: [...new Set(invalid.map(pathOf))],
      unseen: controls.filter((element) => !seen(element)).map((element) => element.outerHTML.slice(0, 120)),
      wronglySeen: others
        .filter((element) => looksWrong(element) && !invalid.some((mark) => mark.contains(element) || element.contains(mark)))
        .map((element) => element.outerHTML.slice(0, 120)),
    };
  });
}

/** Places that hold more than is seen of them without a sign of it, and what makes the page itself wider than the window. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wider = (element: Element): boolean => element.scrollWidth > element.clientWidth + 1;
    const pages = [document.documentElement, document.querySelector('main')!].filter(wider).map(({ tagName }) => tagName);
    const tables = [...document.querySelectorAll('main table')].flatMap((table) => {
      const place = table.parentElement!;
      return wider(place) && !place.hasAttribute('data-more-behind') ? [`table of ${table.getAttribute('aria-labelledby')}`] : [];
    });
    return [...pages, ...tables];
  });
}

const rowOf = (path: string): string => path.replace(/\]\..*$/, ']');

for (const { language, size } of windows) {
  test(`forms that are refused at ${size.width} px mark what is wrong and nothing else`, async ({ browser }) => {
    const first = await Person.signedIn(browser, server, 'employee', { language, size });
    const isPhone = size.width < 768;
    for (const form of forms) {
      await test.step(form, async () => {
        // A page of its own: what is left behind unsaved would be asked about.
        const person = await Person.at(first.page.context(), server);
        const { page } = person;
        await person.go(`/new/${form}`);
        await expect(page.locator('[data-path]').first()).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        expect(await cutOff(page), form).toEqual([]);
        if (isPhone) await expect(page.getByRole('navigation')).toBeHidden();

        await person.press('Submit');
        const heading = page.locator('[role=alert] h2');
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport({ ratio: 1 });
        await settled(page);

        const { issues, drawn, marked, unseen, wronglySeen } = await readMarks(page);
        expect(issues.length, form).toBeGreaterThan(0);
        // On a phone the card of a row stands for its cells.
        const expected = issues.map((path) => (drawn.includes(path) ? path : rowOf(path))).filter((path) => drawn.includes(path));
        expect(marked.toSorted(), form).toEqual([...new Set(expected)].toSorted());
        expect([...unseen, ...wronglySeen], form).toEqual([]);
        // What stands on a tab that is not open is marked once its line in the summary leads there.
        for (const path of issues.filter((each) => !drawn.includes(each) && !drawn.includes(rowOf(each)))) {
          await page.locator(`[data-issue="${path}"]`).click();
          await expect(person.field(path).locator('[aria-invalid=true], [data-invalid]').first()).toBeVisible();
        }
        expect(await cutOff(page), form).toEqual([]);
        expect(person.problems).toEqual([]);
        await page.close();
      });
    }
    await first.leave();
  });
}
