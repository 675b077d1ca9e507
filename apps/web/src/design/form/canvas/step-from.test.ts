import { expect, test } from 'vitest';
import { readForm } from '../form-content.ts';
import { stepFrom } from './step-from.ts';

const row = (...keys: readonly string[]) => ({ columns: keys.map((control) => ({ control })) });
const text = (key: string) => ({ key, type: 'text', options: { name: key } });
const heads = ['one', 'two'].map((key) => ({ key, title: key }));

const content = readForm({
  controls: [
    ...['a', 'b', 'c', 'inside', 'first', 'second'].map(text),
    { key: 'box', type: 'form-container', options: { name: 'box' }, layout: [row('inside')] },
    { key: 'tabs', type: 'tabs', options: { name: 'tabs', heads } },
    { key: 'one', type: 'tabs-panel', options: { name: 'one' }, layout: [row('first')] },
    { key: 'two', type: 'tabs-panel', options: { name: 'two' }, layout: [row('second')] },
  ],
  layout: [row('a', 'b'), row('c'), row('box'), row('tabs')],
} as never);

test.each([
  ['a', 'right', { rightOf: 'b' }],
  ['b', 'right', { leftOf: 'c' }],
  ['a', 'down', { rowBelow: 'b' }],
  ['c', 'up', { rowAbove: 'a' }],
  ['c', 'down', { firstIn: 'box' }],
  ['inside', 'up', { rowAbove: 'box' }],
  ['inside', 'down', { rowBelow: 'box' }],
  ['box', 'down', { firstIn: 'one' }],
  ['tabs', 'up', { rowBelow: 'inside' }],
  ['first', 'up', { rowAbove: 'tabs' }],
  ['first', 'down', { firstIn: 'two' }],
  ['second', 'up', { rowBelow: 'first' }],
  ['second', 'down', { rowBelow: 'tabs' }],
] as const)('%s goes %s to %j', (key, direction, place) => {
  expect(stepFrom(content, key, direction)?.place).toEqual(place);
});

test('at the ends of the form there is no further', () => {
  expect([stepFrom(content, 'tabs', 'down'), stepFrom(content, 'a', 'left')]).toEqual([null, null]);
});
