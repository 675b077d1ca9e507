import { describe, expect, it } from 'vitest';
import { frozenWithin } from '../../index.ts';
import { number, openForm, permissionExcept, sheet, text } from '../../../test/build-form.fixture.ts';

const columns = [text('a'), text('b'), number('c'), number('d'), text('e')];
const open = (options: Record<string, unknown>, own = columns) => openForm([sheet('items', own, options)]);
const drawn = (form: ReturnType<typeof open>) =>
  form.sheet('items').head.map((row) => row.map(({ name, colSpan, rowSpan }) => `${name} ${colSpan}x${rowSpan}`));
const group = (name: string, ...children: unknown[]) => ({ name, children });

describe('the head of a sheet', () => {
  it.each([
    ['without headings', undefined, [['a 1x1', 'b 1x1', 'c 1x1', 'd 1x1', 'e 1x1']], []],
    [
      'one heading',
      [group('G', 'b', 'c')],
      [
        ['a 1x2', 'G 2x1', 'd 1x2', 'e 1x2'],
        ['b 1x1', 'c 1x1'],
      ],
      [],
    ],
    [
      'headings under headings',
      [group('G', 'a', group('H', 'b', 'c')), group('K', 'e')],
      [
        ['G 3x1', 'd 1x3', 'K 1x1'],
        ['a 1x2', 'H 2x1', 'e 1x2'],
        ['b 1x1', 'c 1x1'],
      ],
      [],
    ],
    [
      'a heading over columns that are apart appears above each part',
      [group('G', 'a', 'c')],
      [
        ['G 1x1', 'b 1x2', 'G 1x1', 'd 1x2', 'e 1x2'],
        ['a 1x1', 'c 1x1'],
      ],
      [['HeadGroupSplit', { name: 'G' }]],
    ],
    [
      'a column with two headings stays under the first',
      [group('G', 'a', 'b'), group('H', 'b', 'c')],
      [
        ['G 2x1', 'H 1x1', 'd 1x2', 'e 1x2'],
        ['a 1x1', 'b 1x1', 'c 1x1'],
      ],
      [['HeadGroupOverlap', { column: 'b' }]],
    ],
    [
      'an unknown column',
      [group('G', 'a', 'zz')],
      [['G 1x1', 'b 1x2', 'c 1x2', 'd 1x2', 'e 1x2'], ['a 1x1']],
      [['HeadGroupColumn', { column: 'zz' }]],
    ],
    ['an invalid head', 'nonsense', [['a 1x1', 'b 1x1', 'c 1x1', 'd 1x1', 'e 1x1']], [['HeadGroup', undefined]]],
  ])('%s', (_, headGroup, expected, issues) => {
    const form = open({ headGroup });

    expect(drawn(form)).toEqual(expected);
    expect(form.definitionIssues.map(({ code, params }) => [code, params])).toEqual(issues);
  });

  it('spans only visible columns, and has each heading in both languages', () => {
    const form = openForm(
      [sheet('items', columns, { headGroup: [{ ...group('標題', 'a', 'b', 'c'), name_i18n: { en: 'Heading' } }, group('K', 'e')] })],
      {
        permission: permissionExcept({
          items: {
            e: true,
            v: true,
            r: false,
            subDataPermission: ['b', 'e'].map((propertyCode) => ({ propertyCode, e: false, v: false, r: false })),
          },
        }),
      },
    );

    expect(drawn(form)).toEqual([
      ['標題 2x1', 'd 1x2'],
      ['a 1x1', 'c 1x1'],
    ]);
    expect(form.sheet('items').head[0]![0]!.name_i18n).toEqual({ en: 'Heading' });
  });
});

describe('columns of a sheet', () => {
  it.each([
    ['the default', {}, {}, 150],
    ['the sheet’s', { width: 200 }, {}, 200],
    ['their own', { width: 200 }, { width: 90 }, 90],
    ['at most 885', { width: 900 }, {}, 885],
    ['not a width', { width: -3 }, { width: 1.5 }, 150],
  ])('are as wide as %s', (_, options, own, width) => {
    expect(open(options, [text('a', own)]).sheet('items').columns[0]!.width).toBe(width);
  });

  it('beyond the limits are reported', () => {
    const form = open({ frozenColumns: 4 }, [text('a'), text('b', { width: 885 })]);

    expect(form.definitionIssues).toEqual([{ code: 'FrozenColumns', path: 'items', params: { max: 3 } }]);
  });

  it.each([
    [0, 885, []],
    [2, 885, ['a', 'c']],
    [9, 885, ['a', 'c', 'd']],
    [3, 400, ['a', 'c']],
    [3, 100, []],
  ])('freezing %i of them in a form %i wide', (frozenColumns, formWidth, expected) => {
    const { columns: own } = open({ frozenColumns }, [text('a'), text('b', { visible: false }), number('c'), number('d'), text('e')]).sheet(
      'items',
    );

    expect(
      own
        .filter(({ frozen }) => frozen)
        .slice(0, frozenWithin(own, formWidth))
        .map(({ key }) => key),
    ).toEqual(expected);
  });

  it.each([
    ['none', {}, []],
    ['all number columns if the sheet shows totals', { showTotal: true }, ['c', 'd']],
    ['columns that show their own', {}, ['c'], { c: { showTotal: true } }],
    ['all but those that opt out', { showTotal: true }, ['d'], { c: { showTotal: false } }],
  ])('have totals: %s', (_, options, expected, own: Record<string, object> = {}) => {
    const form = open(options, [text('a'), number('c', own['c'] as never), number('d')]);

    expect(
      form
        .sheet('items')
        .columns.filter(({ hasTotal }) => hasTotal)
        .map(({ key }) => key),
    ).toEqual(expected);
  });
});

describe('the total of a column', () => {
  it('is exact, follows each change, and is empty without a value or for text', () => {
    const form = openForm([sheet('items', [number('n'), text('note')])]);
    const items = form.sheet('items');
    const seen: unknown[] = [];
    items.total('n').subscribe((value) => void seen.push(value));

    const [first] = items.appendMany([{ n: 0.1 }, { n: 0.2 }]);
    form.set(`items[${first}].n`, 0.7);
    items.clear();

    expect(seen).toEqual([null, 0.3, 0.9, null]);
    expect(items.total('note').value).toBe(null);
    expect(items.total('n')).toBe(items.total('n'));
  });
});
