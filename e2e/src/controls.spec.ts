import { controlTypes } from '@inkstone/controls/models';
import { half } from '@inkstone/testing/cases';
import { expect, test } from '@playwright/test';
import { accessibilityViolations } from './accessibility.ts';
import { Person, type Language } from './person.ts';
import { HostedServer } from './hosted-server.ts';

const windows: readonly {
  readonly way: 0 | 1;
  readonly language: Language;
  readonly size: { readonly width: number; readonly height: number };
}[] = [
  { way: 0, language: 'zh', size: { width: 1280, height: 860 } },
  { way: 1, language: 'en', size: { width: 375, height: 760 } },
];

// Tracing a hundred pages takes longer than the tests.
test.use({ trace: 'off' });

let server: HostedServer;

test.beforeAll(async () => {
  server = await HostedServer.create();
  await server.start();
});

test.afterAll(() => server.dispose());

for (const { way, language, size } of windows) {
  test.describe(`in ${language} at ${size.width} px`, () => {
    let visitor: Person;

    test.beforeAll(async ({ browser }) => {
      visitor = await Person.arrive(browser, server, { language, size });
      // Only wide windows show the phone preview; phones have their own pages.
      await visitor.page.route('**/?phone', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    });

    test.afterAll(() => visitor.leave());

    test('the page of the gallery has no accessibility violation', async () => {
      await visitor.go('/gallery/text');
      await expect(visitor.page.locator('main section section')).toHaveCount(5);

      expect(await accessibilityViolations(visitor.page)).toEqual([]);
    });

    for (const type of controlTypes) {
      test(`${type} is rendered without violations, and its first input is reachable by keyboard`, async () => {
        const { page } = visitor;
        await visitor.go(`/gallery/${type}`);
        await expect(page.locator(`nav a[aria-current=page][href="#/gallery/${type}"]`)).toBeAttached();
        await expect(page.locator('main section section').first()).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);

        await visitor.shot(`control-${type}-${language}`);
        if (half(controlTypes, way).includes(type)) expect(await accessibilityViolations(page, 'main')).toEqual([]);
        const inputs = page.locator(
          'main :is(input:not([type=hidden], [type=file]), textarea, [role=combobox], [role=group][tabindex="0"]):not(:disabled):visible',
        );
        if ((await inputs.count()) > 0) {
          await page.locator('nav a').last().focus();
          await expect(async () => {
            await page.keyboard.press('Tab');
            await expect(inputs.first()).toBeFocused({ timeout: 1 });
          }).toPass({ timeout: 3_000, intervals: [0] });
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
        expect(visitor.pageErrors).toEqual([]);
      });
    }
  });
}
