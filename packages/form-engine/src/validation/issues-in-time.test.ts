import { describe, expect, it } from 'vitest';
import { number, openForm, sheet, text } from '../../test/build-form.fixture.ts';

const found = (issues: readonly { readonly code: string; readonly path: string }[]) => issues.map(({ code, path }) => `${code} ${path}`);

const claim = () =>
  openForm(
    [text('purpose', { required: true }), sheet('items', [text('what', { required: true }), number('n', { max: 9 }), text('note')])],
    {
      values: { items: [{ id: 'r1' }, { id: 'r2', n: 10 }, { id: 'r3' }] },
    },
  );

describe('the issues of a form', () => {
  it('are in the order of the definition and its rows, whichever cell was read first', () => {
    const form = claim();
    form.sheet('items').cell('r3', 'what');

    form.validate({ full: true });

    expect(found(form.issues.value)).toEqual([
      'Required purpose',
      'rowEmpty items[r1]',
      'rowEmpty items[r3]',
      'Required items[r2].what',
      'Max items[r2].n',
    ]);
  });

  it('are cleared at once when fixed, and none is added before the next full validation', () => {
    const form = claim();
    form.validate({ full: true });

    form.set('items[r1].note', 'by train');
    form.set('items[r2].what', 'pens');
    form.set('purpose', 'trip');

    expect(found(form.issues.value)).toEqual(['rowEmpty items[r3]', 'Max items[r2].n']);

    form.sheet('items').remove('r3');
    form.sheet('items').append();
    form.set('items[r2].n', 3);

    expect(form.issues.value).toEqual([]);
    expect(form.validate({ full: true })).toHaveLength(2);
  });

  it('name a blank row by its current number', () => {
    const form = claim();
    form.validate({ full: true });

    form.sheet('items').remove('r2');

    expect(form.sheet('items').errors.value.map(({ path, params }) => [path, params?.['row']])).toEqual([
      ['items[r1]', 1],
      ['items[r3]', 2],
    ]);
  });

  it('do not require rows once there is one', () => {
    const form = openForm([sheet('items', [text('what')])]);
    form.validate({ full: true });
    expect(found(form.issues.value)).toEqual(['rowEmpty items']);

    form.sheet('items').append();

    expect(form.issues.value).toEqual([]);
  });
});

describe('issues of the server', () => {
  const refused = ['purpose', 'items[r2].what', 'items[r1]', '', 'unheard'].map((path) => ({ code: 'NotUnique', path }));

  it('are set on the fields, cells and rows they name; the others are returned', () => {
    const form = claim();

    const nowhere = form.setServerIssues(refused);

    expect(found(form.issues.value)).toEqual(['NotUnique purpose', 'NotUnique items[r1]', 'NotUnique items[r2].what']);
    expect(found(form.sheet('items').cell('r2', 'what').errors.value)).toEqual(['NotUnique items[r2].what']);
    expect(found(nowhere)).toEqual(['NotUnique ', 'NotUnique unheard']);
  });

  it('are cleared when the value changes, and when the form is validated again', () => {
    const form = claim();
    form.setServerIssues(refused);

    form.field('purpose').blur();
    form.set('items[r2].what', 'pens');
    expect(found(form.issues.value)).toEqual(['NotUnique purpose']);

    form.set('purpose', 'trip');
    expect(form.issues.value).toEqual([]);

    form.setServerIssues(refused);
    expect(found(form.validate({ full: true }))).not.toContain('NotUnique purpose');
    expect(found(form.issues.value)).not.toContain('NotUnique purpose');
  });
});
