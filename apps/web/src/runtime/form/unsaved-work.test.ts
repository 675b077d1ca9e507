import { controlModels } from '@inkstone/controls/models';
import { createForm, type ControlModels } from '@inkstone/form-engine';
import { cellPath } from '@inkstone/schema';
import { beforeEach, expect, test } from 'vitest';
import type { FormPlace } from './form-place.ts';
import { readUnsavedWork } from './read-unsaved-work.ts';
import { forgetUnsavedWork, hasWork, isEmptyPatch, keepUnsavedWork, keptWork } from './unsaved-work.ts';

const place = { kind: 'new', schemaCode: 'expense_claim', formCode: 'expense_claim' } as const;
const work = { patch: { values: { purpose: '出差' }, rows: {} }, baseVersion: 0, keptAt: 1 };

function unsavedWork(user: string, at: FormPlace) {
  const kept = keptWork(user, at);
  return kept === null ? null : readUnsavedWork(kept);
}

beforeEach(() => localStorage.clear());

test('work is kept per person and place', () => {
  keepUnsavedWork('ann', place, work);

  expect(unsavedWork('ann', place)).toEqual(work);
  expect(unsavedWork('bob', place)).toBeNull();
  expect(unsavedWork('ann', { kind: 'work-item', workItemId: 'x' })).toBeNull();
});

test('nothing set means nothing kept, and forgotten is gone', () => {
  keepUnsavedWork('ann', place, work);
  keepUnsavedWork('ann', place, { ...work, patch: { values: {}, rows: {} } });
  expect(unsavedWork('ann', place)).toBeNull();

  keepUnsavedWork('ann', place, work);
  forgetUnsavedWork('ann', place);
  expect(unsavedWork('ann', place)).toBeNull();
});

test('what cannot be read any more is as good as nothing', () => {
  keepUnsavedWork('ann', place, work);
  localStorage.setItem(Object.keys(localStorage)[0]!, '{"patch": 7}');

  expect(unsavedWork('ann', place)).toBeNull();
});

test('the blank rows of a new form are nobody’s work, what is typed into one is', () => {
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
