import type { FormUiServices, FoundPage, FoundPerson } from '@inkstone/controls/ui-services';
import { sampleFiles } from './sample-files.ui.ts';
import type { FormServices, ServiceResponse, ServiceRequest } from '@inkstone/form-engine';
import { unitTypes, type RecordReference } from '@inkstone/schema';

const departments = [
  { id: '01980000-0000-7000-8000-000000000010', name: '硯臺股份有限公司', parentId: null },
  { id: '01980000-0000-7000-8000-000000000011', name: '財務部', parentId: '01980000-0000-7000-8000-000000000010' },
  { id: '01980000-0000-7000-8000-000000000012', name: '業務部', parentId: '01980000-0000-7000-8000-000000000010' },
];

const people: readonly FoundPerson[] = ['林雅婷', '陳志明', '黃淑芬', '張家豪', '吳佩君', '許文龍'].map((name, at) => ({
  id: `01980000-0000-7000-8000-00000000000${at + 1}`,
  name,
  unitType: unitTypes.user,
  departmentName: departments[1 + (at % 2)]!.name,
}));

const suppliers: readonly RecordReference[] = [
  { id: '01980000-0000-7000-8000-000000000101', name: '和昇文具行', tax_number: '12345675' },
  { id: '01980000-0000-7000-8000-000000000102', name: '大同事務機器', tax_number: '04595257' },
];

const choices = ['臺北', '臺中', '高雄'].map((name) => ({ value: name, name }));

export const samplePerson = people[0]!;

const pageOf = <T>(items: readonly T[]): FoundPage<T> => ({ items, next: null });
const named = <T extends { readonly name?: string }>(items: readonly T[], search: string) =>
  pageOf(items.filter(({ name = '' }) => name.includes(search.trim())));

/** A small organisation in memory: the gallery needs no server. */
export const sampleUiServices: FormUiServices = {
  searchUsers: async (query) => named(people, query),
  departmentTree: async () => departments,
  departmentUsers: async (departmentId) =>
    pageOf(people.filter(({ departmentName }) => departmentName === departments.find(({ id }) => id === departmentId)?.name)),
  searchRecords: async (_schemaCode, { keyword }) => named(suppliers, keyword),
  recordLabels: async () => ({ name: '名稱', tax_number: '統一編號' }),
  files: sampleFiles,
};

function answer(request: ServiceRequest): ServiceResponse {
  if (request.kind === 'choices')
    return { ok: true, data: { choices: choices.filter(({ name }) => name.includes(request.keyword)), next: null } };
  if (request.kind === 'chosen') return { ok: true, data: choices.filter(({ value }) => request.values.includes(value)) };
  if (request.kind === 'linkage') return { ok: true, data: null };
  return { ok: false };
}

/** Answers to the requests of controls in the gallery. */
export const sampleServices: FormServices = { send: async (requests) => requests.map(answer) };
