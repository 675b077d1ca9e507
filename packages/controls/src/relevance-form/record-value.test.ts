import type { ModelContext } from '@inkstone/form-engine';
import { describe, expect, test } from 'vitest';
import { recordBehaviour, recordsBehaviour } from './record-value.ts';

const context = (options: Readonly<Record<string, unknown>>): ModelContext => ({
  options: { name: '書', schemaCode: 'book', ...options },
  label: '書',
  locale: 'zh',
  timeZone: 'Asia/Taipei',
  now: () => new Date(0),
});
const marked = { id: 'b1', name: '硯譜', mark: 'A1' };
const unmarked = { id: 'b2', name: '墨經', mark: null };

describe('a picked record', () => {
  test('is shown by the field chosen for it, or by its name where it has none', () => {
    const byMark = context({ displayField: 'mark' });

    expect(recordBehaviour.format(marked, byMark)).toBe('A1');
    expect(recordBehaviour.format(marked, context({}))).toBe('硯譜');
    expect(recordsBehaviour.format([marked, unmarked], byMark)).toBe('A1、墨經');
    expect(recordBehaviour.present(marked, byMark)).toMatchObject({ text: 'A1' });
  });

  test('is shown by several values as the language lists them', () => {
    const written = {
      id: 'b3',
      name: '墨史',
      authors: [
        { id: 'p1', name: '陸友' },
        { id: 'p2', name: '' },
        { id: 'p3', name: 'Lu' },
      ],
    };
    const byAuthors = context({ displayField: 'authors' });

    expect(recordBehaviour.format(written, byAuthors)).toBe('陸友、Lu');
    expect(recordBehaviour.format(written, { ...byAuthors, locale: 'en' })).toBe('陸友, Lu');
  });

  test('opens by a link unless the control says otherwise', () => {
    const record = { schemaCode: 'book', id: 'b1' };

    expect(recordBehaviour.present(marked, context({}))).toEqual({ kind: 'link', text: '硯譜', record });
    expect(recordBehaviour.present(marked, context({ linkMode: false }))).toEqual({ kind: 'text', text: '硯譜' });
    expect(recordsBehaviour.present([marked], context({ linkMode: false }))).toEqual({
      kind: 'list',
      items: [{ kind: 'text', text: '硯譜' }],
    });
  });
});

test('a form starts with the default records of its designer, except those without an id', () => {
  const record = { id: '01980000-0000-7000-8000-000000000101', name: '和昇', phone: '1' };
  const started = (defaultVal: unknown) => recordsBehaviour.defaultValue({ name: '書', defaultVal });

  expect(started([record, { id: 'x', name: 'x' }, 'y'])).toEqual([{ id: record.id, name: '和昇' }]);
  expect(recordBehaviour.defaultValue({ name: '書', defaultVal: record })).toEqual({ id: record.id, name: '和昇' });
  expect(recordBehaviour.defaultValue({ name: '書' })).toBeNull();
});
