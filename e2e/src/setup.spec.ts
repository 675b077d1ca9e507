import { expect, test } from '@playwright/test';
import { Person } from './person.ts';
import { ServerProcess } from './server-process.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await ServerProcess.create({ empty: true });
  await server.start({ DEMO: 'off' });
});

test.afterAll(() => server.dispose());

test('without the demo the printed link creates the first administrator, once', async ({ browser }) => {
  await expect.poll(() => server.output).toContain('/#/setup?token=');
  const link = /#(\/setup\?token=\S+)/.exec(server.output)?.[1] ?? '';
  const fillIn = async (): Promise<Person> => {
    const person = await Person.arrive(browser, server);
    await expect(person.page.locator('input[autocomplete=username]')).toBeVisible();
    await person.go(link);
    const inputs = person.page.locator('form input');
    await expect(inputs).toHaveCount(4);
    for (const [index, text] of ['小店', '張三', 'boss', 'seven ink stones'].entries()) await inputs.nth(index).fill(text);
    await person.page.locator('button[type=submit]').click();
    return person;
  };

  const first = await fillIn();
  await expect(first.page.getByText('張三')).toBeVisible();
  await first.shot('setup-done-zh');
  await first.leave();
  const second = await fillIn();

  await expect(second.page.getByText('設定連結無效或已使用')).toBeVisible();
  await second.leave();
});
