import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseLocale, chosenLocale } from './locale-store.ts';
import { defineTexts } from './texts.ts';
import { useTexts } from './use-texts.ts';

const texts = defineTexts('greeting', { hello: { zh: '{name}，您好', en: 'Hello {name}' } });

let loaded = 0;

/** The store reads the browser when it is first loaded: each is one of its own. */
async function freshStore(): Promise<typeof import('./locale-store.ts')> {
  loaded += 1;
  return import(`./locale-store.ts?fresh=${loaded}`) as Promise<typeof import('./locale-store.ts')>;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  act(() => chooseLocale('zh'));
});

test('the default language is zh, and the document declares it', async () => {
  const { currentLocale } = await freshStore();

  expect(currentLocale()).toBe('zh');
  expect(document.documentElement.lang).toBe('zh-Hant');
});

test('a chosen language applies at once and after a reload', async () => {
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
  expect(chosenLocale()).toBeNull();

  undecided.chooseLocale('zh');
  undecided.suggestLocale('en');
  expect(undecided.currentLocale()).toBe('zh');
});
