import { documentKinds } from '@inkstone/schema';
import { describe, expect, test } from 'vitest';
import { sampleDocuments } from '../testing/sample-documents.ts';
import { documentShapes } from './document-shapes.ts';
import { draftLimits, misshapesOf, type Misshape } from './draft-schema.ts';

const sampleOf = (kind: (typeof documentKinds)[number]) => [...sampleDocuments.values()].find(({ key }) => key.kind === kind)!;

describe.each(documentKinds)('a draft of kind %s', (kind) => {
  const { key, content } = sampleOf(kind);
  const ids = { code: key.code, ...('schemaCode' in key && { schemaCode: key.schemaCode }) };
  const { parts = {}, objects = {} } = documentShapes[kind];

  test('may be incomplete, and may hold wrong values', () => {
    const wrong = Object.fromEntries(
      Object.keys(content).flatMap((name) => (name in ids || name in parts || name in objects || name === 'layout' ? [] : [[name, 7]])),
    );

    expect(misshapesOf(key, content)).toEqual([]);
    expect(misshapesOf(key, ids)).toEqual([]);
    expect(misshapesOf(key, { ...content, ...wrong })).toEqual([]);
  });

  test('is an object with the codes of its key, with lists of coded parts and objects where its shape has them', () => {
    const found = (changed: object) => misshapesOf(key, { ...content, ...changed }).map(({ code, path }) => `${code} ${path.join('.')}`);

    expect(misshapesOf(key, [])).toEqual([{ code: 'NotAnObject', path: [] }]);
    expect(found({ code: 'other' })).toEqual(['OtherCode code']);
    for (const [name, list] of Object.entries(parts)) {
      expect(found({ [name]: 'none' })).toEqual([`NotAList ${name}`]);
      expect(found({ [name]: [7] })).toEqual([`NotAnObject ${name}.0`]);
      expect(found({ [name]: [{ name: 'x' }] })).toEqual([`CodeMissing ${name}.0.${list.key}`]);
      expect(found({ [name]: [{ [list.key]: 'x'.repeat(draftLimits.code + 1) }] })).toEqual([`CodeTooLong ${name}.0.${list.key}`]);
      const many = Array.from({ length: draftLimits.parts + 1 }, (_, index) => ({ [list.key]: `x${index}` }));
      expect(found({ [name]: many })).toEqual([`TooManyParts ${name}`]);
    }
    for (const name of Object.keys(objects)) expect(found({ [name]: [] })).toEqual([`NotAnObject ${name}`]);
  });
});

test.each<[unknown, Misshape]>([
  [{ controls: [{ key: 'aa', options: 'none' }] }, { code: 'NotAnObject', path: ['controls', 0, 'options'] }],
  [{ controls: [{ key: 'aa', columns: [{}] }] }, { code: 'CodeMissing', path: ['controls', 0, 'columns', 0, 'key'] }],
  [{ controls: [{ key: 'aa', options: { heads: {} } }] }, { code: 'NotAList', path: ['controls', 0, 'options', 'heads'] }],
  [{ layout: [{ columns: [{ span: 6 }] }] }, { code: 'CodeMissing', path: ['layout', 0, 'columns', 0, 'control'] }],
  [{ controls: [{ key: 'box', layout: [7] }] }, { code: 'NotAnObject', path: ['controls', 0, 'layout', 0] }],
])('the parts of a form are asked for in depth: %j', (content, misshape) => {
  const key = { kind: 'form', schemaCode: 'order', code: 'paper' } as const;
  expect(misshapesOf(key, { code: 'paper', schemaCode: 'order', ...(content as object) })).toEqual([misshape]);
});
