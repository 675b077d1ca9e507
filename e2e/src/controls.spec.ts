import { controlModels, controlTypes } from '@inkstone/controls/models';
import { half } from '@inkstone/testing/cases';
import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person, type Language, type Server } from './person.ts';
import { sharedServer } from './shared-server.ts';
import { phone } from './phone.ts';

const windows: readonly {
  readonly way: 0 | 1;
  readonly language: Language;
  readonly size: { readonly width: number; readonly height: number };
}[] = [
  { way: 0, language: 'zh', size: { width: 1280, height: 860 } },
  { way: 1, ...phone },
];

const countOf = (...roles: readonly string[]): number => controlTypes.filter((type) => roles.includes(controlModels[type].role)).length;
const withValue = countOf('value', 'sheet');

/** The states of the gallery, each with the number of controls that have it. */
const states: readonly (readonly [state: string, controls: number])[] = [
  ['pristine', controlTypes.length - countOf('layout')],
  ['filled', controlTypes.length],
  ['invalid', withValue],
  ['readonly', withValue],
  ['disabled', withValue],
];

/** The frames of the controls; some controls contain sections of their own. */
const frames = 'main section > div > section:has(> h2)';

let server: Server;
let visitor: Person;

test.beforeAll(async ({ browser }) => {
  server = await sharedServer();
  visitor = await Person.arrive(browser, server, { at: '/gallery/text' });
  // Only wide windows show the phone preview; phones have their own pages.
  await visitor.page.route('**/?phone', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
});

test.afterAll(() => visitor.leave());

/** Walks over the page with the Tab key and returns the controls with inputs whose first one it does not come to. */
async function unreached(page: Page): Promise<readonly string[]> {
  const first = await page.evaluateHandle((framed) => {
    const inputs = ':is(input:not([type=hidden], [type=file]), textarea, [role=combobox], [role=group][tabindex="0"]):not(:disabled)';
    const missing = new Map<EventTarget, string>();
    for (const section of document.querySelectorAll(framed)) {
      const input = [...section.querySelectorAll(inputs)].find((each) => each.checkVisibility({ visibilityProperty: true }));
      if (input) missing.set(input, section.querySelector('h2')!.textContent);
    }
    document.addEventListener('focusin', ({ target }) => missing.delete(target!));
    return missing;
  }, frames);
  const left = (): Promise<readonly string[]> => first.evaluate((missing) => [...missing.values()]);
  await page.locator('nav a').last().focus();
  let missing = await left();
  expect(missing).not.toEqual([]);
  // Some controls have many parts that the key comes to.
  for (let before = Infinity; missing.length > 0 && missing.length < before;) {
    before = missing.length;
    for (let steps = 0; steps < 40; steps += 1) await page.keyboard.press('Tab');
    missing = await left();
  }
  return missing;
}

for (const { way, language, size } of windows) {
  test.describe(`in ${language} at ${size.width} px`, () => {
    test.beforeAll(async () => {
      if (language === 'en') await visitor.switchLanguage();
      await visitor.page.setViewportSize(size);
    });

    test('the page of one control has no accessibility violation', async () => {
      await visitor.go('/gallery/text');
      await expect(visitor.page.locator(frames)).toHaveCount(5);

      expect(await accessibilityViolations(visitor.page)).toEqual([]);
    });

    for (const [state, controls] of states) {
      test(`every control is rendered ${state} without violations, and its first input is reachable by keyboard`, async () => {
        const { page } = visitor;
        await visitor.go(`/gallery?state=${state}`);
        await expect(page.locator(`${frames} [data-path$="_${state}"]`).first()).toBeVisible();
        await expect(page.locator(frames)).toHaveCount(controls);
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

        await visitor.shot(`controls-${state}-${language}`);
        if (half(states, way).some(([each]) => each === state)) expect(await accessibilityViolations(page, 'main')).toEqual([]);
        if (state === 'pristine' || state === 'filled') expect(await unreached(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
        expect(visitor.pageErrors).toEqual([]);
      });
    }
  });
}
