import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineTexts } from './texts.ts';

const texts = defineTexts('greeting', { hello: { zh: '{name}，您好', en: 'Hello {name}' } });

/** The store reads the browser when it is first loaded. */
async function freshStore() {
  vi.resetModules();
  return { ...(await import('./locale-store.ts')), ...(await import('./use-texts.ts')) };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('the default language is zh, and the document declares it', async () => {
  const { currentLocale } = await freshStore();

  expect(currentLocale()).toBe('zh');
  expect(document.documentElement.lang).toBe('zh-Hant');
});

test('a chosen language applies at once and after a reload', async () => {
  const { chooseLocale, useTexts } = await freshStore();
  const Greeting = () => <p>{useTexts(texts)('hello', { name: 'Ann' })}</p>;
  render(<Greeting />);
  expect(screen.getByText('Ann，您好')).toBeTruthy();

  act(() => chooseLocale('en'));

  expect(screen.getByText('Hello Ann')).toBeTruthy();
  expect((await freshStore()).currentLocale()).toBe('en');
});

test('the organisation’s language applies only where none was chosen', async () => {
  const undecided = await freshStore();
  undecided.suggestLocale('en');
  expect(undecided.currentLocale()).toBe('en');
  expect(undecided.chosenLocale()).toBeNull();

  undecided.chooseLocale('zh');
  undecided.suggestLocale('en');
  expect(undecided.currentLocale()).toBe('zh');
});
