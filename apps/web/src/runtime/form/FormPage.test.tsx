import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formLoad, formSubmit, keepUsed, listInstanceLogs, predictWorkflow, type CallInput, type CallOutput } from '@inkstone/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, answerOnRetry, refuse } from '../../testing/answer.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import { Link } from '../../platform/router/index.ts';
import { FormPage } from './FormPage.tsx';

// No extension controls are installed.
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('', { status: 404 })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

type Loaded = CallOutput<typeof formLoad>;

const blank: Loaded = {
  definition: {
    code: 'order',
    schemaCode: 'order',
    name: '訂單',
    controls: [{ key: 'purpose', type: 'text', options: { name: '事由' } }],
    layout: [{ columns: [{ control: 'purpose' }] }],
  },
  permission: { controls: {}, others: { v: true, e: true } },
  bizObject: { id: null, isNew: true, version: 0, values: {} },
  system: null,
  workflowCode: 'buy',
  workflowInstanceId: null,
  workItem: null,
  instanceStatus: null,
  unsentOpinion: '',
  principal: null,
  principals: [],
  actions: [{ action: 'Submit', opinion: 'none' }],
  buttons: [],
};
const submitted: Loaded = {
  ...blank,
  permission: { controls: {}, others: { v: true, e: false } },
  bizObject: { id: 'o1', isNew: false, version: 1, values: { purpose: '拜訪客戶' } },
  workflowInstanceId: 'i1',
  instanceStatus: 'PROCESSING',
  actions: [],
};

const Page = () => (
  <>
    <Link to="/elsewhere">elsewhere</Link>
    <FormPage />
  </>
);
const open = (at: string, answers: Answers) =>
  showPages({
    routes: [
      ...['new/:schemaCode/:formCode', 'record/:schemaCode/:objectId', 'work-item/:workItemId', 'instance/:workflowInstanceId'].map(
        (path) => ({
          path,
          Component: Page,
        }),
      ),
      { path: 'elsewhere', Component: () => <p>left</p> },
    ],
    at,
    answers: {
      ...answer(keepUsed, () => true),
      ...answer(predictWorkflow, () => ({ activities: [], stop: null })),
      ...answer(listInstanceLogs, () => ({ logs: [], open: [], waiting: [], later: [], automatic: [] })),
      ...answers,
    },
  });
const purpose = () => screen.findByRole<HTMLInputElement>('textbox', { name: /事由/ });

test('a new form is opened for whom the address says and kept as used; submitted it moves to its instance and says so once', async () => {
  const loads: CallInput<typeof formLoad>[] = [];
  const used: CallInput<typeof keepUsed>[] = [];
  const sent: CallInput<typeof formSubmit>[] = [];
  open('/new/order/order?for=p9', {
    ...answer(keepUsed, (input) => used.push(input) > 0),
    ...answerOnRetry(formLoad, (input) => (loads.push(input), input.workflowInstanceId ? submitted : blank)),
    ...answer(formSubmit, (input) => {
      if (sent.push(input) === 1) refuse('not-entrusted', '沒有受託', 403);
      return { objectId: 'o1', version: 1, workflowInstanceId: 'i1', instanceStatus: 'PROCESSING' } as CallOutput<typeof formSubmit>;
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));

  fireEvent.change(await purpose(), { target: { value: '拜訪客戶' } });
  fireEvent.click(await screen.findByRole('button', { name: /提\s?交/ }));
  expect(await screen.findByText('沒有受託')).toBeTruthy();
  expect((await purpose()).value).toBe('拜訪客戶');
  fireEvent.click(await screen.findByRole('button', { name: /提\s?交/ }));

  expect(await screen.findByText('流程發起成功')).toBeTruthy();
  expect(document.title).toContain('訂單');
  await waitFor(() => expect(screen.queryByRole('button', { name: /提\s?交/ })).toBeNull());
  expect(loads[0]).toEqual({ schemaCode: 'order', formCode: 'order', principalId: 'p9' });
  expect(loads.at(-1)).toEqual({ workflowInstanceId: 'i1' });
  expect(used).toEqual([{ schemaCode: 'order', formCode: 'order' }]);
  expect(sent[1]).toMatchObject({ schemaCode: 'order', patch: { values: { purpose: '拜訪客戶' } } });
});

test('a form that is filled in is not left without a question, and one that is only read is', async () => {
  open(
    '/record/order/o1?mode=edit',
    answer(formLoad, () => ({ ...blank, workflowCode: null, bizObject: submitted.bizObject })),
  );

  fireEvent.change(await purpose(), { target: { value: '拜訪兩位客戶' } });
  fireEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  const dialog = within(await screen.findByRole('dialog', { name: '離開這張表單？' }));
  fireEvent.click(dialog.getByRole('button', { name: /留\s?下/ }));
  expect((await purpose()).value).toBe('拜訪兩位客戶');
  cleanup();
  localStorage.clear();

  open(
    '/record/order/o1',
    answer(formLoad, () => submitted),
  );
  expect(await screen.findByText('拜訪客戶')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  expect(await screen.findByText('left')).toBeTruthy();
});
