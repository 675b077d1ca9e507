import { fullPermission, readPermission } from '@inkstone/schema';
import { expect, test } from 'vitest';
import { testFlow } from '@inkstone/testing/test-flow';
import { approve, buildWorkflow, circulate, end, handle, start } from '@inkstone/testing/workflow-builder';
import { draftRights, itemRights } from './item-rights.ts';

const permission = {
  others: { e: false, v: false },
  controls: {
    total: { e: true, v: true, r: true },
    items: {
      e: true,
      v: true,
      r: false,
      add: true,
      delete: true,
      subDataPermission: [{ propertyCode: 'price', e: true, v: true, r: true }],
    },
  },
};
const definition = buildWorkflow(
  [
    start(),
    circulate('info', ['ivy'], { permission }),
    handle('work', ['wim']),
    approve('desk', ['ann'], { permission }),
    approve('last', ['zoe']),
    end(),
  ],
  ['start > info > work > desk > last > end'],
);

test('by default, fill-in activities may edit everything and approvals may read', () => {
  const flow = testFlow(definition).start('emil');

  expect(draftRights(definition)).toEqual(fullPermission);
  expect(itemRights(definition, flow.state, flow.itemOf('wim'))).toEqual(fullPermission);
  flow.submit('wim').agree('ann');
  expect(itemRights(definition, flow.state, flow.itemOf('zoe'))).toEqual(readPermission);
});

test('an open item has the grant, a finished one only its visibility', () => {
  const flow = testFlow(definition).start('emil').submit('wim');
  const item = flow.itemOf('ann');
  const readOnly = {
    others: { e: false, v: false },
    controls: {
      total: { e: false, v: true, r: false, add: false, delete: false },
      items: {
        e: false,
        v: true,
        r: false,
        add: false,
        delete: false,
        subDataPermission: [{ propertyCode: 'price', e: false, v: true, r: false }],
      },
    },
  };

  expect(itemRights(definition, flow.state, item)).toEqual(permission);
  flow.agree('ann');
  expect(itemRights(definition, flow.state, flow.state.items[item.id]!)).toEqual(readOnly);
});

test('a copy to read is never editable', () => {
  const flow = testFlow(definition).start('emil');
  const copy = Object.values(flow.state.items).find((item) => item.holder === 'ivy')!;

  const rights = itemRights(definition, flow.state, copy);

  expect(rights.controls['total']).toEqual({ e: false, v: true, r: false, add: false, delete: false });
});
