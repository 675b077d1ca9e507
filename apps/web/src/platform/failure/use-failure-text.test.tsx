import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RequestFailure } from '../api/request-failure.ts';
import { chooseLocale } from '../i18n/locale-store.ts';
import { useFailureText } from './use-failure-text.ts';

const textOf = (failure: unknown): string => renderHook(useFailureText).result.current(failure);

beforeEach(() => chooseLocale('zh'));
afterEach(() => chooseLocale('zh'));

test('network failures have the texts of the specification, and advice', () => {
  expect(textOf(new RequestFailure('offline'))).toBe('網路錯誤：無法連線到伺服器，請檢查網路後再試。您輸入的內容都還在。');
  expect(textOf(new RequestFailure('broken', { status: 504 }))).toBe('請求逾時，請稍後再試。您輸入的內容都還在。');
  expect(textOf(new DOMException('', 'AbortError'))).toBe('請求已取消。');
  expect(textOf(new RequestFailure('broken', { status: 502 }))).toContain('502');
});

test('in English too', () => {
  chooseLocale('en');

  expect(textOf(new RequestFailure('offline'))).toMatch(/^Network error:/);
  expect(textOf(new RequestFailure('broken', { status: 408 }))).toMatch(/^The request timed out/);
  expect(textOf(new DOMException('', 'AbortError'))).toBe('Request aborted.');
});

test('a refusal shows its own message', () => {
  expect(textOf(new RequestFailure('refused', { status: 422, message: '您不能催辦自己' }))).toBe('您不能催辦自己');
});
