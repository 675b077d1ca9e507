import { login } from '@inkstone/api';
import { apps } from '@inkstone/demo';
import { ApiClient } from '@inkstone/testing';
import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { settled } from './settled.ts';
import { emptyPage, leaveWindow, openWindow } from './windows.ts';

export type Language = 'zh' | 'en';

export interface Server {
  readonly url: string;
}

export interface Window {
  readonly language?: Language;
  readonly size?: { readonly width: number; readonly height: number };
  /** The address behind `#` that is opened; the workbench otherwise, which then need not be loaded first. */
  readonly at?: string;
}

const usualSize = { width: 1280, height: 860 };
const isShown = Boolean(process.env['SCREENS']);
const forms = apps.flatMap((app) => app.forms);

function inEveryLanguage(title: string): string | RegExp {
  const english = forms.find(({ name }) => name === title)?.name_i18n?.en;
  return english === undefined ? title : new RegExp(`${title}|${english}`);
}

/** Drives the browser of one person by the texts on the screen. */
export class Person {
  readonly page: Page;
  readonly url: string;
  readonly pageErrors: string[] = [];

  readonly #isWindowKept: boolean;

  private constructor(page: Page, url: string, isWindowKept: boolean) {
    this.page = page;
    this.url = url;
    this.#isWindowKept = isWindowKept;
    page.on('pageerror', (error) => this.pageErrors.push(error.message));
  }

  /** Opens a browser with the sign-in page. */
  static async arrive(browser: Browser, server: Server, window: Window = {}): Promise<Person> {
    return Person.open(browser, server, window, {});
  }

  /** Uses an existing empty page. */
  static async at(context: BrowserContext, server: Server): Promise<Person> {
    return new Person(await context.newPage(), server.url, false);
  }

  /** Opens a browser of somebody who signed in before, without the way over the sign-in page, which other tests take. */
  static async signedIn(browser: Browser, server: Server, account: string, window: Window = {}): Promise<Person> {
    const { access_token, refresh_token, expiration } = await new ApiClient(server.url).call(login, { account, password: 'inkstone' });
    const person = await Person.open(browser, server, window, {
      token: access_token,
      refresh_token,
      expireTime: String(expiration),
      login_jump: 'false',
    });
    // On a phone a form has no navigation.
    if (window.at === undefined) await expect(person.page.getByRole('navigation').first()).toBeVisible();
    return person;
  }

  private static async open(browser: Browser, server: Server, window: Window, kept: Readonly<Record<string, string>>): Promise<Person> {
    const person = new Person(await openWindow(browser, server.url), server.url, true);
    await person.#show(window, kept);
    return person;
  }

  /** Opens another address in the window, with nothing of the page that it shows. */
  async again(window: Window): Promise<void> {
    await this.page.goto(emptyPage(this.url));
    await this.#show(window, {});
  }

  async #show({ language = 'zh', size = usualSize, at = '/' }: Window, kept: Readonly<Record<string, string>>): Promise<void> {
    await this.page.setViewportSize(size);
    await this.page.evaluate(
      (entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      },
      { ...kept, locale: language },
    );
    await this.go(at);
  }

  async signIn(account: string, password: string): Promise<void> {
    await this.page.locator('input[autocomplete=username]').fill(account);
    await this.page.locator('input[autocomplete=current-password]').fill(password);
    await this.page.locator('button[type=submit]').click();
  }

  /** Reads on in the other language, where the page has a button for it. */
  async switchLanguage(): Promise<void> {
    await this.page.getByRole('button', { name: /^(English|繁體中文)$/ }).click();
    // The pointer may be over another button then, which would show its tip.
    await this.page.mouse.move(0, 0);
  }

  go(path: string): Promise<unknown> {
    return this.page.goto(`${this.url}/#${path}`);
  }

  /** The frame of a control by its key. */
  field(key: string): Locator {
    return this.page.locator(`[data-path="${key}"]`);
  }

  async type(key: string, text: string): Promise<void> {
    const input = this.field(key).locator('input, textarea').first();
    await input.fill(text);
    await input.blur();
  }

  /** Clears an input by keyboard. */
  async empty(key: string): Promise<void> {
    const input = this.field(key).locator('input, textarea').first();
    await input.click();
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.press('Delete');
    await input.blur();
  }

  /** A day in one of the calendars of a control; a range has two calendars. */
  async typeDate(key: string, index: number, day: string): Promise<void> {
    const input = this.field(key).locator('.ant-picker input, input[aria-haspopup=dialog]').nth(index);
    await input.fill(day);
    await input.press('Enter');
  }

  /** Chooses an option of a dropdown. */
  async choose(key: string, choice: string): Promise<void> {
    const list = this.field(key).getByRole('combobox');
    // On a phone a short list is a native select.
    if ((await list.evaluate(({ tagName }) => tagName)) === 'SELECT') return void (await list.selectOption({ label: choice }));
    await list.click();
    await this.offered(choice).click();
  }

  /** The options of an open list, which is short or searchable. */
  offered(choice: string): Locator {
    return this.page
      .locator('[role=listbox]:popover-open [role=option], .ant-select-dropdown:visible .ant-select-item-option')
      .filter({ hasText: choice });
  }

  /** A cell of a sheet by the index of its row. */
  cell(sheet: string, row: number, column: string): Locator {
    return this.page.locator(`tr[data-path^="${sheet}["]`).nth(row).locator(`[data-column="${column}"]`);
  }

  async typeCell(sheet: string, row: number, column: string, text: string): Promise<void> {
    const cell = this.cell(sheet, row, column);
    await cell.click();
    await cell.locator('input').first().fill(text);
    await this.page.keyboard.press('Tab');
  }

  async chooseCell(sheet: string, row: number, column: string, choice: string): Promise<void> {
    await this.cell(sheet, row, column).getByRole('combobox').click();
    await this.offered(choice).click();
  }

  async deleteRow(sheet: string, row: number): Promise<void> {
    const rows = this.page.locator(`tr[data-path^="${sheet}["]`);
    const before = await rows.count();
    await rows.nth(row).locator('[aria-haspopup=menu]').click();
    await this.page.getByRole('menuitem', { name: /^(刪除|Delete)/ }).click();
    await expect(rows).toHaveCount(before - 1);
  }

  /** Types the text of an option and chooses it by Enter once it is active. */
  async chooseByEnter(box: Locator, typed: string, offered = typed): Promise<void> {
    await box.fill(typed);
    // The list's script may still be loading.
    await expect(box).toHaveAttribute('aria-controls', /./);
    // The list of another picker may still be closing.
    const list = this.page
      .locator('.ant-select-dropdown')
      .filter({ has: this.page.locator(`[id="${await box.getAttribute('aria-controls')}"]`) });
    await expect(list.locator('.ant-select-item-option-active')).toContainText(offered);
    await this.page.keyboard.press('Enter');
  }

  /** Chooses a person by name in a staff selector. */
  async pickPerson(key: string, name: string): Promise<void> {
    await this.field(key).getByRole('combobox').fill(name);
    await this.page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: name }).first().click();
  }

  /** Chooses a record by name in a relevance control with a popup. */
  async pickRecord(key: string, name: string): Promise<void> {
    await this.field(key).getByRole('button').first().click();
    await this.dialog.getByText(name).first().click();
    await expect(this.dialog).toBeHidden();
  }

  /** The newest entry with the title in the open work list; forms of the demo are given by their Chinese name in every language. */
  async openWork(title: string): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: inEveryLanguage(title) })
      .first()
      .click();
    await expect(this.page.getByRole('toolbar')).toBeVisible();
  }

  async press(action: string): Promise<void> {
    await this.page.locator(`[role=toolbar] [data-action="${action}"]`).click();
  }

  /** Runs an action of the menu. */
  async chooseMenuAction(name: string): Promise<void> {
    await this.press('more');
    await this.page.getByRole('menuitem', { name }).click();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async decide(action: string, opinion = ''): Promise<void> {
    await this.press(action);
    await this.dialog.locator('textarea').fill(opinion);
    await settled(this.page);
    await this.dialog.locator('[data-action=confirm]').click();
    await expect(this.dialog).toBeHidden();
  }

  /** Adds a document by the button of the tree of a designed application. */
  async addDocument(button: string, { name, english, code }: { name: string; english?: string; code?: string }): Promise<void> {
    await this.page.getByRole('navigation').getByRole('button', { name: button }).first().click();
    await this.dialog.getByLabel(/^(名稱|Name)$/).fill(name);
    if (english !== undefined) await this.dialog.getByLabel(/^(英文名稱|English name)$/).fill(english);
    if (code !== undefined) await this.dialog.getByLabel(/^(編碼|Code)$/).fill(code);
    await this.dialog.getByRole('button', { name: /^(建\s*立|Create)$/ }).click();
    await expect(this.dialog).toBeHidden();
    await expect(this.page.getByRole('main').getByRole('region', { name: new RegExp(`^(${name}|${english ?? name})$`) })).toBeVisible();
  }

  /** Publishes everything that is designed of an application. */
  async publishDesign(app: string): Promise<void> {
    await this.go(`/design/${app}/publish`);
    const publish = this.page.getByRole('button', { name: /發布 \d+ 份文件|Publish \d+ documents?/ });
    const reason = this.page.getByLabel(/仍要發布的原因|Reason for publishing with warnings/);
    await expect(this.page.getByRole('heading', { name: /影響|Impact/ })).toBeVisible();
    if (await reason.isVisible()) await reason.fill('ok');
    await publish.click();
    await expect(this.page.getByRole('button', { name: /開啟應用|Open application/ })).toBeVisible();
  }

  /** Saves a screenshot of the complete page if `SCREENS` is set. */
  async shot(name: string): Promise<void> {
    if (!isShown) return;
    await this.page.screenshot({ path: `test-results/screens/${name}.png`, fullPage: true, animations: 'disabled' });
  }

  async leave(): Promise<void> {
    expect(this.pageErrors).toEqual([]);
    await (this.#isWindowKept ? leaveWindow(this.page, this.url) : this.page.context().close());
  }
}
