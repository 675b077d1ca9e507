import {
  checkAttachRelation,
  departmentListUser,
  departmentTree,
  getHeaders,
  keepPicked,
  pickList,
  queryList,
  userSearch,
  type CallInput,
  type Person,
} from '@inkstone/api';
import type { FoundPerson, FormUiServices, PageRequest, RecordColumn, UnitScope } from '@inkstone/controls/ui-services';
import { localizedName, unitTypes, type Locale, type RecordReference } from '@inkstone/schema';
import type { Client } from '../../platform/api/client.ts';
import { KnownParents } from './known-parents.ts';

const size = 30;

/** The services that controls use, implemented by calls to the server. */
export function createFormUiServices(client: Client, locale: () => Locale): FormUiServices {
  const known = new KnownParents();
  return {
    async searchUsers(keyword, request = {}) {
      const page = await client.call(userSearch, { keyword, size, ...from(request), ...within(request.scope) }, heed(request));
      known.addPeople(page.items);
      return { items: page.items.map(personUnit), next: page.next };
    },
    async departmentTree({ scope, signal, ...request } = {}) {
      const departments = await client.call(departmentTree, { ...request, ...within(scope) }, signal ? { signal } : {});
      known.addDepartments(departments);
      return departments;
    },
    async departmentUsers(deptId, request = {}) {
      const page = await client.call(departmentListUser, { deptId, size, ...from(request), ...within(request.scope) }, heed(request));
      known.addPeople(page.items);
      return { items: page.items.map(personUnit), next: page.next };
    },
    areRelated: (children, parents) => {
      const [childValueList, parentValueList] = [children, parents].map((units) => units.map(({ id, unitType }) => ({ id, unitType })));
      return client
        .call(checkAttachRelation, { childValueList: childValueList!, parentValueList: parentValueList! })
        .catch(() => known.areRelated(children, parents));
    },
    async recentUnits({ scope, unitType, signal }) {
      const units = await client.call(
        pickList,
        { ...within(scope), ...(unitType === unitTypes.user || unitType === unitTypes.department ? { unitType: `${unitType}` } : {}) },
        signal ? { signal } : {},
      );
      return units.map(({ departmentName, ...unit }) => ({ ...unit, ...(departmentName ? { departmentName } : {}) }));
    },
    // A failure to remember a picked unit is not shown to the user.
    keepPicked: (units) =>
      void client.call(keepPicked, { units: units.map(({ id, unitType }) => ({ id, unitType })) }).catch(() => undefined),
    async searchRecords(schemaCode, { keyword, fields, listCode, filter, parentId, ...request }) {
      const input = {
        schemaCode,
        size,
        ...(keyword ? { keyword } : {}),
        ...(listCode ? { listCode } : {}),
        ...(filter ? { filter } : {}),
        ...(parentId ? { parentId } : {}),
        ...(fields && fields.length > 0 ? { fields: [...fields] } : {}),
        ...from(request),
      };
      const page = await client.call(queryList, input, heed(request));
      const parents = new Set(page.items.flatMap(({ id, hasChildren }) => (hasChildren ? [id] : [])));
      return { items: page.items.map(recordReference), next: page.next, ...(parentId && { parents }) };
    },
    async recordLabels(schemaCode, { listCode, ...request } = {}) {
      const headers = await client.call(getHeaders, { schemaCode, ...(listCode ? { listCode } : {}) }, heed(request));
      return Object.fromEntries(headers.map((header) => [header.code, localizedName(header, locale())]));
    },
    async recordColumns(schemaCode, { listCode, ...request } = {}) {
      const headers = await client.call(getHeaders, { schemaCode, ...(listCode ? { listCode } : {}) }, heed(request));
      return headers.map(({ code, controlType, options, ...header }) => ({
        code,
        label: localizedName(header, locale()),
        controlType,
        options: { name: header.name, ...options } as RecordColumn['options'],
      }));
    },
    recordHref: (schemaCode, id) => `#/record/${schemaCode}/${id}`,
  };
}

const from = ({ cursor }: PageRequest) => (cursor ? { cursor } : {});
const heed = ({ signal }: PageRequest) => (signal ? { signal } : {});

/** An empty list of roots means no units; leaving it out would mean the whole organisation. */
function within(scope: UnitScope | undefined): Partial<CallInput<typeof userSearch>> {
  if (!scope) return {};
  const { roots, levels, roles } = scope;
  return {
    ...(roots && { orgRoot: roots.length === 0 ? '-' : roots.join(',') }),
    ...(roots && { belowRoot: String(scope.belowRoot), rootPickable: String(scope.rootPickable) }),
    ...(levels && { levels: `${levels.from}-${levels.to ?? ''}` }),
    ...(roles.length > 0 && { roles: roles.join(',') }),
    ...(scope.ownOnly && { ownOnly: 'true' }),
  };
}

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
