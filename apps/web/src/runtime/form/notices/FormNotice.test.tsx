import { cleanup, screen } from '@testing-library/react';
import { listWorkitems } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../../../testing/show-pages.tsx';
import { FormNotice, type Notice } from './FormNotice.tsx';

afterEach(cleanup);

function show(notice: Notice, waiting: readonly object[]): void {
  const answers = { [listWorkitems.path]: () => ({ items: waiting, next: null }) };
  showPages({ routes: [{ path: '*', Component: () => <FormNotice notice={notice} onClose={() => undefined} /> }], at: '/', answers });
}

test('after a decision the next task is offered with the notice', async () => {
  show({ text: '任務提交成功', endsWork: true }, [{ id: 'w2', instanceName: '請購單 · 周柏翰' }]);

  expect(screen.getByText('任務提交成功')).toBeTruthy();
  const next = await screen.findByRole('link', { name: '下一件待辦：請購單 · 周柏翰' });
  expect(next.getAttribute('href')).toContain('/work-item/w2');
});

test('without further tasks the notice says so and links to the workbench', async () => {
  show({ text: '任務提交成功', endsWork: true }, []);

  expect(await screen.findByText(/待辦都處理完了/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '回到工作台' })).toBeTruthy();
});

test('an action that ends no task offers no next one', () => {
  show({ text: '已儲存' }, [{ id: 'w2', instanceName: '請購單' }]);

  expect(screen.queryByRole('link')).toBeNull();
});
