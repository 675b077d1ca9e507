import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { JsonObject } from '@inkstone/design';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showInCopy } from '../testing/show-in-copy.tsx';
import { ShownVersionContext } from '../working-copy/use-working-copy.ts';
import { WorkflowDesignPage } from './WorkflowDesignPage.tsx';

// There are no extensions.
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('', { status: 404 })));
afterEach(cleanup);

const flow = buildWorkflow([start(), { ...approve('manager', []), name: '主管簽核' }, end()], ['start > manager > end']);
const model = { code: 'model', name: '資料', dataItems: [] };
const form = { code: 'form', schemaCode: 'model', name: '表單', controls: [], layout: [] };

const documents: Parameters<typeof showInCopy>[1] = [
  [{ kind: 'workflow', code: 'flow' }, JSON.parse(JSON.stringify(flow)) as JsonObject],
  [{ kind: 'model', code: 'model' }, model],
  [{ kind: 'form', schemaCode: 'model', code: 'form' }, form],
];

async function open({ isVersion = false, search = '' } = {}): Promise<void> {
  const Page = () => (
    <ShownVersionContext value={isVersion}>
      <WorkflowDesignPage appCode="shop" code="flow" chosen={null} />
    </ShownVersionContext>
  );
  await showInCopy(Page, documents, {}, { path: 'page', at: `/page${search}` });
}
const views = async () => [...(await screen.findByLabelText('檢視')).querySelectorAll('label')].map(({ textContent }) => textContent);

test('the drawing comes first; its rights, scenarios and versions are beside it', async () => {
  await open();

  expect(await views()).toEqual(['設計', '表單權限', '情境', '版本']);
  expect((await screen.findAllByText('主管簽核')).length).toBeGreaterThan(0);
  fireEvent.click(screen.getByText('表單權限'));

  await waitFor(() => expect(document.querySelector('[data-view]')?.getAttribute('data-view')).toBe('rights'));
});

test('of a published version nothing runs: it has its drawing and its rights only', async () => {
  await open({ isVersion: true });

  expect(await views()).toEqual(['設計', '表單權限']);
});

test('an address with a scenario goes on with it as a simulation', async () => {
  await open({ search: '?scenario=large' });

  expect(await screen.findByRole('region', { name: '模擬' })).toBeTruthy();
});
