import { keepPicked, listCustomButtons, previewCall, simulateWorkflow, userSearch, type Call } from '@inkstone/api';
import { expect, test } from 'vitest';
import type { Client } from '../../platform/api/client.ts';
import type { Saving, WorkingCopy, WorkingCopyState } from '../working-copy/working-copy.ts';
import { createPreviewClient, type PreviewLimits } from './preview-client.ts';

const limits: PreviewLimits = { unpublished: [{ schemaCode: 'order', fields: null }], malformed: [] };

/** A client that records its calls, and a working copy at a revision. */
function open() {
  const sent: { path: string; input: unknown }[] = [];
  const client = {
    call: async (route: Call, input: unknown) => {
      sent.push({ path: route.path, input });
      return route === previewCall ? { ...limits, data: 'answer' } : 'direct';
    },
  } as unknown as Client;
  const listeners = new Set<() => void>();
  const state = { saving: 'saved' as Saving, replica: { revision: 7, pending: [] as unknown[] } };
  const copy = {
    state: () => state as unknown as WorkingCopyState,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as WorkingCopy;
  const told: PreviewLimits[] = [];
  const scope = { appCode: 'shop', personId: '0190aaaa-bbbb-7ccc-8ddd-000000000000' };
  const preview = createPreviewClient({ client, copy, scope, onLimits: (each) => told.push(each) });
  const change = (next: Partial<typeof state>) => {
    Object.assign(state, next);
    for (const listener of listeners) listener();
  };
  return { preview, sent, told, change };
}

const trial = { workflowCode: 'flow', initiatorId: '0190aaaa-bbbb-7ccc-8ddd-000000000001', patch: { values: {}, rows: {} } };

test('a call runs on the working copy, as the person, and tells what it could not use', async () => {
  const { preview, sent, told } = open();

  const answer = await preview.call(simulateWorkflow, trial);

  expect(answer).toBe('answer');
  expect(sent).toEqual([
    {
      path: previewCall.path,
      input: { appCode: 'shop', personId: '0190aaaa-bbbb-7ccc-8ddd-000000000000', revision: 7, path: simulateWorkflow.path, input: trial },
    },
  ]);
  expect(told).toEqual([limits]);
});

test('the properties of a query are sent as its address has them', async () => {
  const { preview, sent } = open();

  await preview.call(listCustomButtons, { schemaCode: 'order' });

  expect(sent[0]!.input).toMatchObject({ path: listCustomButtons.path, input: { schemaCode: 'order' } });
});

test('unsaved edits are awaited', async () => {
  const { preview, sent, change } = open();
  change({ saving: 'saving', replica: { revision: 7, pending: [{}] } });

  const answer = preview.call(simulateWorkflow, trial);
  await Promise.resolve();
  const before = sent.length;
  change({ saving: 'saved', replica: { revision: 8, pending: [] } });
  await answer;

  expect(before).toBe(0);
  expect(sent[0]!.input).toMatchObject({ revision: 8 });
});

test('other calls are made as usual, and other commands are not made at all', async () => {
  const { preview, sent } = open();

  expect(await preview.call(userSearch, { keyword: '王' })).toBe('direct');
  await expect(preview.call(keepPicked, { units: [] })).rejects.toThrow();

  expect(sent.map(({ path }) => path)).toEqual([userSearch.path]);
});
