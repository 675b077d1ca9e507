import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportPeople, peopleColumns, peopleImportTemplate } from '@inkstone/api';
import fc from 'fast-check';
import { download, readRows } from '../../testing/read-export.ts';
import { csvCell } from './read-csv.ts';
import { PeopleScene } from './testing/people-scene.ts';

let scene: PeopleScene;
beforeAll(async () => {
  scene = await PeopleScene.open();
});
afterAll(() => scene.close());

const csv = (...lines: readonly string[]) => Buffer.from(lines.join('\r\n'));
/** 業務部 and 王 in Big5. */
const big5 = { sales: Buffer.from([0xb7, 0x7e, 0xb0, 0xc8, 0xb3, 0xa1]), wang: Buffer.from([0xa4, 0xfd]) };
const names = async (bytes: Buffer) => {
  const { importId } = await scene.uploadFile(bytes, 'people.csv');
  return (await scene.rows(importId)).map(({ line, cells }) => [line, cells.name?.value, cells.department?.value]);
};
const big5File = Buffer.concat([
  Buffer.from('account,name,department\r\nx1,'),
  big5.wang,
  Buffer.from(','),
  big5.sales,
  Buffer.from('\r\nx2,'),
  big5.wang,
  Buffer.from(','),
  big5.sales,
  Buffer.from('\r\n'),
]);
const path = '墨川國際貿易/營運處/業務部';

describe('a CSV file', () => {
  test.each([
    ['UTF-8', csv('帳號,姓名,主要部門', 'x1,王,業務部')],
    ['UTF-8 with a byte order mark', csv('\ufeff帳號,姓名,主要部門', 'x1,王,業務部')],
    ['UTF-16', Buffer.from('\ufeff帳號\t姓名\t主要部門\r\nx1\t王\t業務部', 'utf16le')],
    ['big-endian UTF-16', Buffer.from('\ufeff帳號,姓名,主要部門\nx1,王,業務部', 'utf16le').swap16()],
    ['Big5', big5File.subarray(0, big5File.indexOf('x2'))],
    ['with semicolons, quotes and blank lines', csv('帳號;姓名;主要部門', 'x1;"王";"業務部"', '')],
  ])('in %s is read', async (_encoding, bytes) => {
    expect(await names(bytes)).toEqual([[2, '王', path]]);
  });

  test('with one line of another encoding names the row and the cells, and reads the others', async () => {
    // The bytes of this name in UTF-8 are characters of Big5 as well.
    const bytes = Buffer.concat([big5File, csv('x3,張游,業務部', '')]);
    const utf8 = Buffer.concat([csv('account,name,department', 'x1,王,業務部', 'x2,李,業務部', 'x3,'), big5.wang, Buffer.from(',it')]);

    const mostlyBig5 = await scene.uploadFile(bytes, 'people.csv');
    const mostlyUtf8 = await scene.uploadFile(utf8, 'people.csv');

    const message = 'This cell has a different encoding from the rest of the file and cannot be read';
    expect(await scene.issues(mostlyBig5.importId)).toEqual([`4 name: ${message}`, `4 department: ${message}`]);
    expect(await scene.issues(mostlyUtf8.importId)).toEqual([`4 name: ${message}`]);
    expect(mostlyBig5.counts.new).toBe(2);
  });

  test('counts rows as spreadsheets do: a line end within a cell begins no row', async () => {
    const bytes = csv('account,name,department', 'x1,"a\r\nb",sales', '', 'x2,c,nowhere');

    const { importId } = await scene.uploadFile(bytes, 'people.csv');

    expect(await scene.issues(importId)).toEqual(['4 department: Department "nowhere" not found']);
  });

  test('keeps texts that programs would evaluate', () => {
    fc.assert(
      fc.property(fc.constantFrom('', "'", '=', '+', '-', '@', "''="), fc.string({ maxLength: 10 }), (start, rest) => {
        const cell = csvCell(start + rest);

        expect(cell.replace(/^"/, '')).not.toMatch(/^[=+\-@]/);
      }),
    );
  });
});

describe('a file', () => {
  test.each([
    ['without rows', 'people-file-empty', 'a.csv', csv('account,name')],
    ['without headings', 'people-file-headings', 'a.csv', csv('x,y', '1,2')],
    ['of another type', 'people-file-type', 'a.xls', csv('account')],
    ['that is no workbook', 'people-file-type', 'a.xlsx', csv('account,name')],
    ['in no known encoding', 'people-file-encoding', 'a.csv', Buffer.concat([csv('account,name', 'a,'), Buffer.from([0xff, 0xff, 0x80])])],
    ['of bytes', 'people-file-encoding', 'a.csv', Buffer.from([1, 0, 2, 0, 3])],
    [
      'with too many people',
      'people-file-too-large',
      'a.csv',
      csv('account', ...Array.from({ length: 20_001 }, (_, index) => `a${index}`)),
    ],
  ])('%s is refused with %s', async (_what, code, name, bytes) => {
    const { status, data } = await scene.send(bytes, name);

    expect([status, data.code]).toEqual([422, code]);
  });

  test.each([
    ['at the end of the file', csv('account,name', '', 'a,b', 'c,"d', 'e,f')],
    ['for longer than any record', csv('account,name', '', 'a,b', `c,"${'d\n'.repeat(150_000)}`)],
  ])('with a quotation mark that is not closed %s is refused with the row and column of the mark', async (_where, bytes) => {
    const { status, data, errmsg } = await scene.send(bytes, 'a.csv');

    expect([status, data.code, errmsg]).toEqual([
      422,
      'people-file-quote',
      'In row 4, column 2 a quotation mark is never closed, or the text is too long',
    ]);
  });
});

describe('the template', () => {
  test('has all columns; its example is not imported', async () => {
    const { bytes } = await download(scene.server, scene.admin, peopleImportTemplate, {});

    const [head, example] = await readRows(bytes);

    expect(head).toHaveLength(peopleColumns.length);
    expect(example![0]).toBe('(example) wang.mei');
    expect((await scene.send(bytes)).data.code).toBe('people-file-empty');
  });
});

/** Texts with everything that files might spoil. */
const text = (maxLength: number) =>
  fc
    .array(fc.constantFrom('王', 'a', '0', "'", '"', ',', ';', '/', '、', '=', '+', '-', '@', ' ', '\n', '\t', '<', '&', '_x0041_', '😀'), {
      maxLength: 8,
    })
    .map((parts) => parts.join('').trim().slice(0, maxLength));
const optional = (arbitrary: fc.Arbitrary<string>) => arbitrary.map((value) => (value === '' ? null : value));

describe('exported people', () => {
  test.each(['xlsx', 'csv'] as const)('imported again as %s are no change', async (format) => {
    const { db } = scene.server;
    const accounts = (await db.selectFrom('people').select(['id', 'account']).orderBy('account').execute()).filter(
      ({ account }) => account !== 'admin',
    );
    const generated = fc.record({
      name: text(20).map((value) => value || 'x'),
      en: text(20),
      phone: optional(text(20)),
      zhTitle: text(20),
      enTitle: text(20),
      enteredOn: optional(fc.constantFrom('', '2020-02-29', '1999-12-31')),
      manager: fc.integer({ min: -3, max: accounts.length - 1 }),
      active: fc.boolean(),
      number: fc.constantFrom('', '00', "'-", '=1+', 'E '),
    });
    const department = text(12).map((name) => name || 'x');
    await fc.assert(
      fc.asyncProperty(
        fc.array(generated, { minLength: accounts.length, maxLength: accounts.length }),
        fc.array(department, { minLength: 5, maxLength: 5 }),
        async (people, departmentNames) => {
          const departments = await db.selectFrom('departments').select('id').orderBy('id').execute();
          for (const [index, { id }] of departments.entries()) {
            await db.updateTable('departments').set({ name: departmentNames[index]! }).where('id', '=', id).execute();
          }
          for (const [index, each] of people.entries()) {
            const { id } = accounts[index]!;
            const title = { zh: each.zhTitle, en: each.enTitle };
            await db
              .updateTable('people')
              .set({
                name: each.name,
                name_i18n: JSON.stringify(each.en ? { en: each.en } : {}),
                phone: each.phone,
                title: title.zh || title.en ? JSON.stringify(title) : null,
                entered_on: each.enteredOn,
                employee_number: each.number ? `${each.number}${index}` : null,
                manager_id: each.manager < 0 || each.manager === index ? null : accounts[each.manager]!.id,
                active: each.active,
              })
              .where('id', '=', id)
              .execute();
          }

          const exported = await download(scene.server, scene.admin, exportPeople, { format, state: 'all' });
          const again = await scene.uploadFile(exported.bytes, `people.${format}`);

          const different = (await scene.rows(again.importId)).filter(({ state }) => state !== 'unchanged');
          expect(different).toEqual([]);
          expect(again.counts.unchanged).toBe(accounts.length + 1);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('are those of a department, with or without those below', async () => {
    const { id } = await scene.server.db.selectFrom('departments').select('id').where('code', '=', 'company').executeTakeFirstOrThrow();

    const own = await download(scene.server, scene.admin, exportPeople, { departmentId: id, recursive: 'false', state: 'all' });
    const all = await download(scene.server, scene.admin, exportPeople, { departmentId: id, state: 'all' });

    expect((await readRows(own.bytes)).slice(1).map(([account]) => account)).toEqual(['gm']);
    expect(await readRows(all.bytes)).toHaveLength(11);
  });
});
