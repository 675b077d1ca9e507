import { departmentListUser, departmentTree, getHeaders, queryList, userSearch, type Person } from '@inkstone/api';
import type { FoundPerson, FormUiServices, PageRequest } from '@inkstone/controls/ui-services';
import { localizedName, unitTypes, type Locale, type RecordReference } from '@inkstone/schema';
import type { Client } from '../../platform/api/client.ts';

const size = 30;

/** What the selectors of a form ask, answered by the server. */
export function createFormUiServices(client: Client, locale: () => Locale): FormUiServices {
  return {
    async searchUsers(keyword, request = {}) {
      const page = await client.call(userSearch, { keyword, size, ...from(request) }, heed(request));
      return { items: page.items.map(personUnit), next: page.next };
    },
    departmentTree: (request = {}) => client.call(departmentTree, {}, heed(request)),
    async departmentUsers(deptId, request = {}) {
      const page = await client.call(departmentListUser, { deptId, size, ...from(request) }, heed(request));
      return { items: page.items.map(personUnit), next: page.next };
    },
    async searchRecords(schemaCode, { keyword, fields, ...request }) {
      const input = {
        schemaCode,
        size,
        ...(keyword ? { keyword } : {}),
        ...(fields.length > 0 ? { fields: [...fields] } : {}),
        ...from(request),
      };
      const page = await client.call(queryList, input, heed(request));
      return { items: page.items.map(recordReference), next: page.next };
    },
    async recordLabels(schemaCode, request = {}) {
      const headers = await client.call(getHeaders, { schemaCode }, heed(request));
      return Object.fromEntries(headers.map((header) => [header.code, localizedName(header, locale())]));
    },
    recordHref: (schemaCode, id) => `#/record/${schemaCode}/${id}`,
  };
}

const from = ({ cursor }: PageRequest) => (cursor ? { cursor } : {});
const heed = ({ signal }: PageRequest) => (signal ? { signal } : {});

const personUnit = ({ id, name, departmentName }: Person): FoundPerson => ({
  id,
  name,
  unitType: unitTypes.user,
  ...(departmentName ? { departmentName } : {}),
});

const recordReference = ({ id, name, values }: { id: string; name: string; values: Record<string, unknown> }): RecordReference => ({
  ...(values as RecordReference),
  id,
  name,
});
