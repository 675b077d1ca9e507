import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../../testing/show-pages.tsx';
import { RequestFailure } from '../api/request-failure.ts';
import { QueryFailure } from './QueryFailure.tsx';

afterEach(cleanup);

function show(failure: unknown): void {
  showPages({ routes: [{ path: '*', Component: () => <QueryFailure failure={failure} onRetry={() => undefined} /> }], at: '/' });
}

test('a missing page is reported with a link back instead of a retry', () => {
  show(new RequestFailure('refused', { status: 404, message: '業務物件不存在' }));

  expect(screen.getByRole('heading').textContent).toBe('找不到這個內容');
  expect(screen.getByText('業務物件不存在')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toContain('/work/todo');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a missing permission is reported as such', () => {
  show(new RequestFailure('refused', { status: 403, message: '沒有權限' }));

  expect(screen.getByRole('heading').textContent).toBe('您沒有權限');
});

test('a temporary failure can be retried', () => {
  show(new RequestFailure('offline'));

  expect(screen.getByRole('heading').textContent).toBe('暫時無法顯示');
  expect(screen.getByRole('button').textContent).toBe('再試一次');
  expect(screen.queryByRole('link')).toBeNull();
});
