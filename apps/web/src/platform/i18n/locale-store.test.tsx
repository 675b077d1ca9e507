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

test('the first language is zh, and the document says so', async () => {
  const { currentLocale } = await freshStore();

  expect(currentLocale()).toBe('zh');
  expect(document.documentElement.lang).toBe('zh-Hant');
});

test('a chosen language is shown at once and still there after a reload', async () => {
  const { chooseLocale, useTexts } = await freshStore();
  const Greeting = () => <p>{useTexts(texts)('hello', { name: 'Ann' })}</p>;
  render(<Greeting />);
  expect(screen.getByText('Ann，您好')).toBeTruthy();

  act(() => chooseLocale('en'));

  expect(screen.getByText('Hello Ann')).toBeTruthy();
  expect((await freshStore()).currentLocale()).toBe('en');
});

test('the language of the organisation holds only for those who did not choose', async () => {
  const undecided = await freshStore();
  undecided.suggestLocale('en');
  expect(undecided.currentLocale()).toBe('en');
  expect(undecided.chosenLocale()).toBeNull();

  undecided.chooseLocale('zh');
  undecided.suggestLocale('en');
  expect(undecided.currentLocale()).toBe('zh');
});
