import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { isDesignCodeTaken, roleList } from '@inkstone/api';
import { objectsIn, type JsonObject } from '@inkstone/design';
import { workflowDefinitionSchema } from '@inkstone/schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showInCopy } from '../../testing/show-in-copy.tsx';
import type { WorkingCopy } from '../../working-copy/working-copy.ts';
import { AddWorkflowDialog } from './AddWorkflowDialog.tsx';

const onAdded = vi.fn();
const paper: JsonObject = {
  code: 'paper',
  name: '單據',
  dataItems: [
    { code: 'age', name: '年資', type: 'Number' },
    { code: 'length', name: '請假天數', type: 'Number' },
  ],
};
const form: JsonObject = {
  code: 'paper_form',
  schemaCode: 'paper',
  name: '單據',
  controls: [
    { key: 'age', type: 'number', options: { name: '年資' } },
    { key: 'length', type: 'number', options: { name: '請假天數', computeFormula: 'age * 2' } },
  ],
  layout: [{ columns: [{ control: 'age' }, { control: 'length' }] }],
};

async function open(): Promise<WorkingCopy> {
  const Dialog = () => <AddWorkflowDialog schemaCode="paper" onAdded={onAdded} onClose={() => undefined} />;
  const copy = await showInCopy(
    Dialog,
    [
      [{ kind: 'model', code: 'paper' }, paper],
      [{ kind: 'form', schemaCode: 'paper', code: 'paper_form' }, form],
    ],
    {
      [roleList.path]: () => [{ id: '1', code: 'people_desk', name: '人資專員', name_i18n: {} }],
      [isDesignCodeTaken.path]: ({ kind, code }) => kind === 'workflow' && (code === 'taken' || code === 'outing'),
    },
  );
  fireEvent.change(await screen.findByLabelText('名稱'), { target: { value: 'Holiday' } });
  return copy;
}

function choose(field: string, option: string | RegExp): void {
  const select = screen.getByRole('combobox', { name: field });
  fireEvent.mouseDown(select);
  const found = [...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')];
  fireEvent.click(found.find(({ textContent }) => (typeof option === 'string' ? textContent === option : option.test(textContent)))!);
}

const shownChoice = (field: string): string => screen.getByRole('combobox', { name: field }).closest('.ant-select')!.textContent;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  onAdded.mockClear();
});

test('a workflow begins with the approval of the manager alone', async () => {
  const copy = await open();
  fireEvent.click(screen.getByRole('button', { name: /建\s*立/ }));
  await waitFor(() => expect(onAdded).toHaveBeenCalled());

  const { content } = copy.state().replica.documents.get('workflow/holiday')!;
  expect(objectsIn(content['activities']).map(({ code }) => code)).toEqual(['start', 'approve', 'end']);
});

test('a beginning binds to the field and the role whose names fit; what is lacking is made or left out; undo takes all of it back', async () => {
  const copy = await open();
  choose('從哪個流程開始', '請假');
  await waitFor(() => expect(shownChoice('人資覆核由誰處理')).toContain('人資專員'));
  expect(shownChoice('天數用哪個欄位')).toContain('請假天數');
  expect(screen.getByText(/「請假天數」由表單計算/)).toBeDefined();
  expect(shownChoice('職務代理人用哪個欄位')).toContain('在表單新增「職務代理人」');
  expect(screen.getByText('表單沒有這樣的欄位。')).toBeDefined();
  choose('天數用哪個欄位', '年資');
  fireEvent.click(screen.getByRole('button', { name: /建\s*立/ }));
  await waitFor(() => expect(onAdded).toHaveBeenCalledWith({ kind: 'workflow', code: 'holiday' }));

  const { documents } = copy.state().replica;
  const workflow = workflowDefinitionSchema.parse({ code: 'holiday', ...documents.get('workflow/holiday')!.content });
  expect(workflow.activities.map(({ code }) => code)).toEqual(['start', 'deputy_confirms', 'manager', 'by_days', 'hr', 'end']);
  expect(workflow.activities.find(({ code }) => code === 'hr')).toMatchObject({ participants: [{ kind: 'role', role: 'people_desk' }] });
  expect(workflow.routes.find(({ to }) => to === 'hr')?.condition).toBe('age > 3');
  expect(objectsIn(documents.get('model/paper')!.content['dataItems']).map(({ code }) => code)).toEqual(['age', 'length', 'deputy']);
  expect(JSON.stringify(documents.get('form/paper/paper_form')!.content)).toContain('"control":"deputy"');
  expect([...documents.values()].filter(({ key }) => key.kind === 'scenario')).toHaveLength(3);

  copy.undo();
  expect([...copy.state().replica.documents.keys()].toSorted()).toEqual(['form/paper/paper_form', 'model/paper']);
  expect(copy.state().replica.documents.get('model/paper')!.content).toEqual(paper);
});

test('what depends on a field that is left out is left out, and a scenario of a computed field too', async () => {
  const copy = await open();
  choose('從哪個流程開始', '請假');
  choose('職務代理人用哪個欄位', /不使用/);
  fireEvent.click(screen.getByRole('button', { name: /建\s*立/ }));
  await waitFor(() => expect(onAdded).toHaveBeenCalled());

  const { documents } = copy.state().replica;
  const activities = objectsIn(documents.get('workflow/holiday')!.content['activities']);
  expect(activities.map(({ code }) => code)).toEqual(['start', 'manager', 'by_days', 'hr', 'end']);
  expect([...documents.values()].flatMap(({ key, content }) => (key.kind === 'scenario' ? [content['name']] : []))).toEqual([
    'Holiday：主管不同意',
  ]);
});

test('a code that another application has is told while it is typed; one that follows the name goes on to a free one', async () => {
  const copy = await open();

  fireEvent.change(screen.getByLabelText('名稱'), { target: { value: 'Outing' } });
  await waitFor(() => expect(screen.getByLabelText('編碼')).toHaveProperty('value', 'outing_2'));
  fireEvent.change(screen.getByLabelText('編碼'), { target: { value: 'taken' } });
  expect(await screen.findByText('編碼「taken」已由其他應用使用，請換一個')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /建\s?立/ }));
  fireEvent.change(screen.getByLabelText('編碼'), { target: { value: 'free' } });
  fireEvent.click(screen.getByRole('button', { name: /建\s?立/ }));

  await waitFor(() => expect(onAdded).toHaveBeenCalledExactlyOnceWith({ kind: 'workflow', code: 'free' }));
  expect([...copy.state().replica.documents.values()].filter(({ key }) => key.kind === 'workflow')).toHaveLength(1);
});
