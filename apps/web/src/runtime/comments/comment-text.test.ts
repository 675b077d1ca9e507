import { mentionOf } from '@inkstone/api';
import { expect, test } from 'vitest';
import { contentOf, partsOf, mentionLabel } from './comment-text.ts';

const ann = '0190aaaa-bbbb-7ccc-8ddd-000000000001';
const bob = '0190aaaa-bbbb-7ccc-8ddd-000000000002';

test('a picked person is sent by id, and shown by name', () => {
  const content = contentOf(
    ' 請 @王建國 看，@王 也看 ',
    new Map([
      ['王', bob],
      ['王建國', ann],
    ]),
  );

  expect(content).toBe(`請 ${mentionOf(ann)} 看，${mentionOf(bob)} 也看`);
  expect(
    partsOf({
      content,
      mentioned: [
        { id: ann, name: '王建國' },
        { id: bob, name: '王' },
      ],
    }),
  ).toEqual([
    { text: '請 ', isMention: false },
    { text: '@王建國', isMention: true },
    { text: ' 看，', isMention: false },
    { text: '@王', isMention: true },
    { text: ' 也看', isMention: false },
  ]);
});

test('an @ without a picked person stays text', () => {
  expect(contentOf('a@b.tw @誰', new Map())).toBe('a@b.tw @誰');
  expect(partsOf({ content: 'a@b.tw', mentioned: [] })).toEqual([{ text: 'a@b.tw', isMention: false }]);
});

test('two people of the same name get different labels', () => {
  const picked = new Map([['王建國', ann]]);

  expect(mentionLabel({ id: ann, name: '王建國', departmentName: '業務部' }, picked)).toBe('王建國');
  expect(mentionLabel({ id: bob, name: '王建國', departmentName: '財務部' }, picked)).toBe('王建國(財務部)');
});
