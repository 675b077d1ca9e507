import { apps } from '@inkstone/demo';
import { half } from '@inkstone/testing/cases';
import { expect, type Page } from '@playwright/test';
import { Person, type Language } from './person.ts';
import { settled } from './settled.ts';
import { phone } from './phone.ts';
import { test } from './shared-server.ts';

const windows: readonly {
  readonly way: 0 | 1;
  readonly language: Language;
  readonly size: { readonly width: number; readonly height: number };
}[] = [
  { way: 0, language: 'zh', size: { width: 1440, height: 900 } },
  { way: 1, ...phone },
];

/** Every form of the demo that people submit. */
const forms = [
  ...new Set(apps.flatMap(({ functions }) => functions.map(({ schemaCode, formCode }) => `${schemaCode}/${formCode ?? schemaCode}`))),
];

/** How the title of its page begins. */
const titles = new Map(
  apps
    .flatMap((app) => app.forms)
    .map(({ schemaCode, code, name, name_i18n }) => [`${schemaCode}/${code}`, new RegExp(`^(${name}|${name_i18n?.en ?? name}) · `)]),
);

// Each of these tests opens every form of the demo.
test.describe.configure({ timeout: 300_000 });

interface Marks {
  /** The paths in the summary. */
  readonly issues: readonly string[];
  /** The paths of controls, cells and rows on the page. */
  readonly rendered: readonly string[];
  /** The paths of marked ones. */
  readonly marked: readonly string[];
  /** Marked controls that do not look marked, and unmarked ones that do. */
  readonly unmarkedLook: readonly string[];
  readonly falselyMarkedLook: readonly string[];
}

/** Reads the marked controls of the page and those that look marked. */
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
    // A read-only control has no input; its text shows the issue.
    const texts = [...document.querySelectorAll('[data-readonly][data-invalid]')].filter((frame) => frame.querySelector('[role=alert]'));
    const invalid = [...inputs, ...texts];
    const controls = inputs.filter((element) => !element.closest('td, th, article'));
    const others = [
      ...document.querySelectorAll('[data-path] :is(.ant-input, .ant-select, .ant-picker, [role=combobox], [role=radiogroup])'),
    ];
    return {
      issues: [...document.querySelectorAll<HTMLElement>('[data-issue]')].map(({ dataset }) => dataset['issue']!),
      rendered: [...document.querySelectorAll<HTMLElement>('[data-path]')].map(({ dataset }) => dataset['path']!),
      marked: [...new Set(invalid.map(pathOf))],
      unmarkedLook: controls.filter((element) => !seen(element)).map((element) => element.outerHTML.slice(0, 120)),
      falselyMarkedLook: others
        .filter((element) => looksWrong(element) && !invalid.some((mark) => mark.contains(element) || element.contains(mark)))
        .map((element) => element.outerHTML.slice(0, 120)),
    };
  });
}

/** Elements with clipped content that is not indicated, and elements that make the page wider than the window. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wider = (element: Element): boolean => element.scrollWidth > element.clientWidth + 1;
    const pages = [document.documentElement, document.querySelector('main')!].filter(wider).map(({ tagName }) => tagName);
    const tables = [...document.querySelectorAll('main table')].flatMap((table) => {
      const container = table.parentElement!;
      return wider(container) && !container.hasAttribute('data-more-behind') ? [`table of ${table.getAttribute('aria-labelledby')}`] : [];
    });
    return [...pages, ...tables];
  });
}

const rowOf = (path: string): string => path.replace(/\]\..*$/, ']');

for (const { way, language, size } of windows) {
  test(`refused forms at ${size.width} px mark exactly the fields with issues`, async ({ browser, server }) => {
    const person = await Person.signedIn(browser, server, 'employee', { language, size });
    const { page } = person;
    // A form with values that it set by itself asks before it is left.
    const leaving = person.dialog.getByRole('button', { name: /^(離\s?開|Leave)$/ });
    await page.addLocatorHandler(leaving, (leave) => leave.click());
    const isPhone = size.width < 768;
    for (const form of half(forms, way)) {
      await test.step(form, async () => {
        await person.go(`/new/${form}`);
        await expect(page).toHaveTitle(titles.get(form)!);
        await expect(page.locator('[data-path]').first()).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        expect(await cutOff(page), form).toEqual([]);
        if (isPhone) await expect(page.getByRole('navigation')).toBeHidden();

        await person.press('Submit');
        const heading = page.locator('[role=alert] h2');
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport({ ratio: 1 });
        await settled(page);

        const { issues, rendered, marked, unmarkedLook, falselyMarkedLook } = await readMarks(page);
        expect(issues.length, form).toBeGreaterThan(0);
        // On a phone a row is shown as a card instead of cells.
        const expected = issues.map((path) => (rendered.includes(path) ? path : rowOf(path))).filter((path) => rendered.includes(path));
        expect(marked.toSorted(), form).toEqual([...new Set(expected)].toSorted());
        expect([...unmarkedLook, ...falselyMarkedLook], form).toEqual([]);
        // Fields on a closed tab are marked once their entry in the summary has been opened.
        for (const path of issues.filter((each) => !rendered.includes(each) && !rendered.includes(rowOf(each)))) {
          await page.locator(`[data-issue="${path}"]`).click();
          await expect(person.field(path).locator('[aria-invalid=true], [data-invalid]').first()).toBeVisible();
        }
        expect(await cutOff(page), form).toEqual([]);
        expect(person.pageErrors).toEqual([]);
      });
    }
    await page.removeLocatorHandler(leaving);
    await person.leave();
  });
}
