import { expect, type Locator, type Page } from '@playwright/test';
import type { Person } from './person.ts';

/** Does what somebody does with the keyboard and counts it: a chord, a field filled, a choice in a list. */
export class Keys {
  readonly #page: Page;
  count = 0;

  constructor({ page }: Person) {
    this.#page = page;
  }

  async press(...chords: readonly string[]): Promise<void> {
    for (const chord of chords) {
      this.count += 1;
      await this.#page.keyboard.press(chord);
    }
  }

  /** Fills the field that has the focus. */
  async type(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await expect(field).toBeFocused();
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.insertText(text);
  }

  /** A day, typed and confirmed. */
  async day(field: Locator, day: string): Promise<void> {
    await this.type(field, day);
    await this.#page.keyboard.press('Enter');
  }

  /** Walks to an option of the list that has the focus. */
  async choose(list: Locator, option: string): Promise<void> {
    this.count += 1;
    await expect(list).toBeFocused();
    const labels = await list.locator('option').allTextContents();
    const wanted = labels.findIndex((label) => label.startsWith(option));
    expect(wanted, `${option} among ${labels.join(' ')}`).not.toBe(-1);
    const at = await list.evaluate((select: HTMLSelectElement) => select.selectedIndex);
    for (let step = 0; step < Math.abs(wanted - at); step += 1) await this.#page.keyboard.press(wanted > at ? 'ArrowDown' : 'ArrowUp');
    await expect(list.locator('option:checked')).toHaveText(labels[wanted]!);
  }

  /** Walks to an option of a short list of a form, which has the focus. */
  async chooseShort(list: Locator, option: string): Promise<void> {
    this.count += 1;
    await expect(list).toBeFocused();
    await this.#page.keyboard.press('ArrowDown');
    const offered = this.#page.locator('[role=listbox]:popover-open [role=option]');
    await expect(offered.first()).toBeVisible();
    for (let step = (await offered.count()) - 1; step >= 0; step -= 1) {
      const active = this.#page.locator(`[id="${await list.getAttribute('aria-activedescendant')}"]`);
      if ((await active.textContent()) === option) break;
      await this.#page.keyboard.press('ArrowDown');
    }
    await this.#page.keyboard.press('Enter');
    await expect(list).toHaveText(option);
  }

  /** Types into the list of an input until it offers the wanted and takes that. */
  async pick(field: Locator, text: string): Promise<void> {
    await this.type(field, text);
    await expect(this.#page.locator('.ant-select-item-option-active')).toContainText(text);
    await this.#page.keyboard.press('Enter');
  }

  /** Opens the list of commands and chooses one by typing. */
  async command(text: string, offered = text): Promise<void> {
    await this.press('ControlOrMeta+k');
    this.count += 1;
    await expect(this.#page.getByRole('combobox', { name: '輸入指令' })).toBeFocused();
    await this.#page.keyboard.insertText(text);
    await expect(this.#page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(offered);
    await this.#page.keyboard.press('Enter');
    await expect(this.#page.getByRole('dialog')).toBeHidden();
  }
}
