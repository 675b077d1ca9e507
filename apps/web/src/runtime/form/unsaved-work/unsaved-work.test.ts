import { controlModels } from '@inkstone/controls/models';
import { createForm, type ControlModels } from '@inkstone/form-engine';
import { cellPath } from '@inkstone/schema';
import { beforeEach, expect, test } from 'vitest';
import type { FormContext } from '../form-context.ts';
import { readUnsavedWork } from './read-unsaved-work.ts';
import { forgetUnsavedWork, hasWork, isEmptyPatch, storeUnsavedWork, storedWork } from './unsaved-work.ts';

const context = { kind: 'new', schemaCode: 'expense_claim', formCode: 'expense_claim' } as const;
const work = { patch: { values: { purpose: '出差' }, rows: {} }, baseVersion: 0, keptAt: 1 };

function unsavedWork(user: string, at: FormContext) {
  const stored = storedWork(user, at);
  return stored === null ? null : readUnsavedWork(stored);
}

beforeEach(() => localStorage.clear());

test('unsaved work is stored per user and context', () => {
  storeUnsavedWork('ann', context, work);

  expect(unsavedWork('ann', context)).toEqual(work);
  expect(unsavedWork('bob', context)).toBeNull();
  expect(unsavedWork('ann', { kind: 'work-item', workItemId: 'x' })).toBeNull();
});

test('an empty patch removes the stored work, and forgetting does too', () => {
  storeUnsavedWork('ann', context, work);
  storeUnsavedWork('ann', context, { ...work, patch: { values: {}, rows: {} } });
  expect(unsavedWork('ann', context)).toBeNull();

  storeUnsavedWork('ann', context, work);
  forgetUnsavedWork('ann', context);
  expect(unsavedWork('ann', context)).toBeNull();
});

test('unreadable work counts as none', () => {
  storeUnsavedWork('ann', context, work);
  localStorage.setItem(Object.keys(localStorage)[0]!, '{"patch": 7}');

  expect(unsavedWork('ann', context)).toBeNull();
});

test('the blank rows of a new form are not unsaved work, what is typed into one is', () => {
  const form = createForm({
    definition: {
      code: 'claim',
      name: '報銷',
      schemaCode: 'claim',
      controls: [
        { key: 'items', type: 'sheet', options: { name: '明細' }, columns: [{ key: 'what', type: 'text', options: { name: '項目' } }] },
      ],
      layout: [],
    },
    controls: controlModels as ControlModels,
    blankRows: true,
    environment: { locale: 'zh', now: () => new Date(), timeZone: 'Asia/Taipei' },
  });
  expect(isEmptyPatch(form.patch())).toBe(false);
  expect(hasWork(form)).toBe(false);

  const [row] = form.sheet('items').rows.value;
  form.set(cellPath('items', row!, 'what'), '高鐵');
  expect(hasWork(form)).toBe(true);
});
