import fc from 'fast-check';
import { expect, test } from 'vitest';
import { departmentPaths, type KnownDepartment } from './department-paths.ts';

/** Few names, so that many departments have the same, and names and codes with separators and of each other. */
const name = fc.constantFrom('業務', '資訊', 'IT', 'it', '業務/資訊', 'a;b', '業務、資訊', ' 業務', 'ｉｔ');

const trees = fc
  .array(fc.record({ name, above: fc.nat(), isClosed: fc.boolean(), code: fc.constantFrom('', 'IT', '業務', '業務/資訊') }), {
    maxLength: 12,
  })
  .map((drawn) =>
    drawn.map(({ name: own, above, isClosed, code }, index): KnownDepartment => ({
      id: `d${index}`,
      name: own,
      code: code && !drawn.slice(0, index).some((each) => each.code === code) ? code : `c${index}`,
      parentId: above % (index + 1) === index ? null : `d${above % (index + 1)}`,
      isClosed,
    })),
  );

test('the text of a department names this department', () => {
  fc.assert(
    fc.property(trees, (departments) => {
      const { resolve, textOf } = departmentPaths(departments, { create: false });

      for (const { id } of departments) expect([textOf(id), resolve(textOf(id), [])]).toEqual([textOf(id), { id }]);
    }),
  );
});
