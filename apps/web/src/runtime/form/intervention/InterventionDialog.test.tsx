import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { listOperation, userSearch } from '@inkstone/api';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestFailure } from '../../../platform/api/request-failure.ts';
import { chooseOption } from '../../../testing/choose-option.ts';
import { showPages } from '../../../testing/show-pages.tsx';
import { actionViews } from '../actions/views.ts';
import { InterventionDialog } from './InterventionDialog.tsx';

afterEach(cleanup);

const an = { id: 'a', name: '安' };
const activity = (code: string, name: string, more: object = {}) => ({
  code,
  name,
  kind: 'approve',
  isActive: false,
  isInBranch: false,
  people: [],
  ...more,
});

type Intervention = 'AdjustParticipant' | 'ActivateActivity' | 'EditOwner' | 'CancelActivity';

function open(action: Intervention, activities: () => readonly object[], failure: string | null = null) {
  const onConfirm = vi.fn();
  const asks = actionViews[action].intervention!;
  const props = { action, asks, failure, onConfirm, warning: null, workflowInstanceId: 'i1', running: false, onClose: () => undefined };
  showPages({
    routes: [{ path: 'form', Component: () => <InterventionDialog {...props} /> }],
    at: '/form',
    answers: {
      [listOperation.path]: () => ({ activities: activities() }),
      [userSearch.path]: () => ({ items: [{ id: 'b', name: '柏', departmentName: '業務部' }] }),
    },
  });
  const confirm = async () => fireEvent.click((await screen.findAllByRole('button', { name: actionViews[action].label.zh }))[0]!);
  return { onConfirm, confirm };
}

test('only activities that the intervention applies to are offered', async () => {
  open('AdjustParticipant', () => [
    activity('start', '發起', { kind: 'start', isActive: true }),
    activity('m', '主管', { isActive: true }),
    activity('f', '財務'),
  ]);

  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '節點' }));

  const titles = [...document.querySelectorAll('.ant-select-item-option')].map((each) => each.getAttribute('title'));
  expect(titles).toEqual(['主管']);
});

test('an intervention gets the participants before and after, and the reason', async () => {
  const { onConfirm, confirm } = open('AdjustParticipant', () => [activity('m', '主管', { isActive: true, people: [an] })]);

  await screen.findByText('安');
  await chooseOption('處理人', '柏 · 業務部');
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: ' 代理 ' } });
  await confirm();

  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({
    intervention: { activityCode: 'm', people: ['a', 'b'], before: ['a'] },
    opinion: '代理',
  });
});

test('what is missing is reported at its field, and nothing is confirmed', async () => {
  const { onConfirm, confirm } = open('AdjustParticipant', () => [
    activity('m', '主管', { isActive: true }),
    activity('f', '財務', { isActive: true }),
  ]);

  await screen.findByRole('combobox', { name: '節點' });
  await confirm();

  await waitFor(() => expect(screen.getAllByText('請選擇節點').some((each) => each.matches('[role="alert"]'))).toBe(true));
  expect(screen.getByText('請選擇人員')).toBeTruthy();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('where no activity can be chosen the intervention cannot be confirmed', async () => {
  const { confirm, onConfirm } = open('CancelActivity', () => [activity('m', '主管', { isActive: true })]);

  expect(await screen.findByText('目前沒有可選的節點')).toBeTruthy();
  await confirm();

  expect(onConfirm).not.toHaveBeenCalled();
});

test('a refusal is shown in the dialog', async () => {
  open('EditOwner', () => [], '擁有者沒有部門');

  expect(await screen.findByText('擁有者沒有部門')).toBeTruthy();
});

test('activities that could not be loaded can be loaded again', async () => {
  let attempts = 0;
  open('AdjustParticipant', () => {
    attempts += 1;
    if (attempts === 1) throw new RequestFailure('offline');
    return [activity('m', '主管', { isActive: true })];
  });

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));

  expect(await screen.findByRole('combobox', { name: '節點' })).toBeTruthy();
});
