import type { createPerson, CallArguments } from '@inkstone/api';

/** The properties of a person that administrators change; those that are missing stay. */
export type PersonChange = { readonly [Property in keyof PersonFields]?: PersonFields[Property] | undefined };

interface PersonFields extends Required<CallArguments<typeof createPerson>> {
  readonly active: boolean;
  readonly leftOn: string | null;
}

/** The columns of the properties that are one column each. */
const columnOf = {
  account: 'account',
  name: 'name',
  name_i18n: 'name_i18n',
  title: 'title',
  employeeNumber: 'employee_number',
  email: 'email',
  phone: 'phone',
  locale: 'locale',
  managerId: 'manager_id',
  enteredOn: 'entered_on',
  leftOn: 'left_on',
  isAdmin: 'is_admin',
  isAppAdmin: 'is_app_admin',
  active: 'active',
} as const satisfies Record<Exclude<keyof PersonChange, 'departmentIds'>, string>;

const isJson = new Set<string>(['name_i18n', 'title']);

/** Returns the columns to write. */
export function columnsOf(change: PersonChange): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columnOf).flatMap(([property, column]) => {
      const value = change[property as keyof typeof columnOf];
      if (value === undefined) return [];
      return [[column, isJson.has(property) && value !== null ? JSON.stringify(value) : value]];
    }),
  );
}
