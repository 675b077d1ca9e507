import { createId, trimText } from '@inkstone/schema';
import { maxDepartmentDepth } from '../../units/unit-scope.ts';
import type { OrganizationIssue } from '../organization-issue.ts';

export interface KnownDepartment {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly isClosed: boolean;
}

type Found = { readonly id: string } | { readonly issue: Omit<OrganizationIssue, 'path'> };

/** Departments by what files call them. */
export interface DepartmentPaths {
  /** By id, with those that are to be created. */
  readonly known: ReadonlyMap<string, KnownDepartment>;
  /** The departments that are to be created, parents before children. */
  readonly created: readonly KnownDepartment[];
  /** Finds a department by code, by path from the top, or by a name or the end of a path that only one has; `own` breaks ties. */
  readonly resolve: (text: string, own: readonly string[]) => Found;
  /** Returns the text that `resolve` understands: the path, or the code where the path is ambiguous. */
  readonly textOf: (id: string) => string;
  /** Returns the names from the top, such as `Company/Sales`. */
  readonly pathOf: (id: string) => string;
}

/** Several departments match. */
const ambiguous = Symbol('ambiguous');
const maxNameLength = 100;
const separator = /[/／＞>]/;
/** Characters that separate several departments in a cell. */
export const listSeparator = /[;；、\n]/;

/** Normalises a name for comparison: width and letter case are ignored. */
const folded = (name: string): string => trimText(name.normalize('NFKC')).toLowerCase();

/** With `create`, a path that does not exist is created from its first unknown name on. */
export function departmentPaths(departments: readonly KnownDepartment[], { create }: { readonly create: boolean }): DepartmentPaths {
  const known = new Map<string, KnownDepartment>();
  const codes = new Map<string, string>();
  const foldedCodes = new Map<string, string[]>();
  const named = new Map<string, string[]>();
  const created: KnownDepartment[] = [];
  const texts = new Map<string, string>();
  const foldedNames = new Map<string, string>();
  const add = (department: KnownDepartment): void => {
    known.set(department.id, department);
    codes.set(department.code, department.id);
    push(foldedCodes, folded(department.code), department.id);
    foldedNames.set(department.id, folded(department.name));
    push(named, folded(department.name), department.id);
    // A new department may make a path ambiguous.
    texts.clear();
  };
  departments.forEach(add);
  const roots = departments.filter(({ parentId }) => parentId === null);

  const chainOf = (id: string): readonly KnownDepartment[] => {
    const chain: KnownDepartment[] = [];
    for (let at = known.get(id); at; at = known.get(at.parentId ?? '')) chain.unshift(at);
    return chain;
  };
  /** Whether the names of a department and those above it end with these. */
  const endsWith = (id: string, names: readonly string[]): boolean => {
    let at = known.get(id);
    for (let index = names.length - 1; index >= 0; index -= 1) {
      if (!at || foldedNames.get(at.id) !== names[index]) return false;
      at = known.get(at.parentId ?? '');
    }
    return true;
  };
  const levelOf = (id: string): number => chainOf(id).length;
  /** The departments of a path: from the top, otherwise below the only top department, otherwise any with this end. */
  const matches = (names: readonly string[]): readonly string[] => {
    const ending = (named.get(names.at(-1)!) ?? []).filter((id) => endsWith(id, names));
    const fromTop = ending.filter((id) => levelOf(id) === names.length);
    if (fromTop.length > 0) return fromTop;
    const below = roots.length === 1 ? ending.filter((id) => levelOf(id) === names.length + 1) : [];
    return below.length > 0 ? below : ending;
  };
  const choose = (ids: readonly string[], own: readonly string[]): string | null | typeof ambiguous => {
    const open = ids.filter((id) => !known.get(id)!.isClosed);
    const usable = open.length > 0 ? open : ids;
    if (usable.length <= 1) return usable[0] ?? null;
    const kept = ids.filter((id) => own.includes(id));
    return kept.length === 1 ? kept[0]! : ambiguous;
  };
  const byCode = (text: string): string | null => {
    const exact = codes.get(text);
    if (exact !== undefined) return exact;
    const similar = foldedCodes.get(folded(text)) ?? [];
    return similar.length === 1 ? similar[0]! : null;
  };

  const resolve = (text: string, own: readonly string[]): Found => {
    const coded = byCode(text);
    if (coded !== null) return { id: coded };
    const names = text
      .split(separator)
      .map(trimText)
      .filter((name) => name !== '');
    const issue = (code: OrganizationIssue['code'], params: Readonly<Record<string, unknown>> = { value: text }): Found => ({
      issue: { code, params },
    });
    if (names.length === 0) return issue('department-path-unknown');
    const found = choose(matches(names.map(folded)), own);
    if (found === ambiguous) return issue('department-ambiguous');
    if (found !== null) return { id: found };
    if (!create) return issue('department-path-unknown');
    if (names.some((name) => name.length > maxNameLength)) return issue('text-too-long', { max: maxNameLength });
    for (let length = names.length - 1; length >= 0; length -= 1) {
      const above = length === 0 ? topParent() : choose(matches(names.slice(0, length).map(folded)), own);
      if (above === ambiguous) return issue('department-ambiguous', { value: names.slice(0, length).join('/') });
      if (length > 0 && above === null) continue;
      if (above !== null && known.get(above)!.isClosed) return issue('department-closed', { name: known.get(above)!.name });
      if ((above === null ? 0 : levelOf(above)) + names.length - length > maxDepartmentDepth)
        return issue('department-too-deep', { max: maxDepartmentDepth });
      return { id: createBelow(above, names.slice(length)) };
    }
    return issue('department-path-unknown');
  };
  /** A path without a known beginning belongs below the only top department. */
  const topParent = (): string | null => (roots.length === 1 ? roots[0]!.id : null);
  const createBelow = (above: string | null, names: readonly string[]): string => {
    let parentId = above;
    for (const name of names) {
      const department = { id: createId(), code: freeCode(name), name, parentId, isClosed: false };
      add(department);
      created.push(department);
      if (parentId === null) roots.push(department);
      parentId = department.id;
    }
    return parentId!;
  };
  /** The name as far as a code may contain it, with a number if it is taken. */
  const freeCode = (name: string): string => {
    const plain =
      name
        .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
        .replace(/^[^\p{L}\p{N}]+/u, '')
        .slice(0, 56) || 'department';
    const isFree = (code: string): boolean => !foldedCodes.has(folded(code));
    for (let number = 1; ; number += 1) {
      const code = number === 1 ? plain : `${plain}-${number}`;
      if (isFree(code)) return code;
    }
  };
  const pathOf = (id: string): string =>
    chainOf(id)
      .map(({ name }) => name)
      .join('/');
  const textOf = (id: string): string => {
    let text = texts.get(id);
    if (text === undefined) {
      const path = pathOf(id);
      const hasSeparators = chainOf(id).some(({ name }) => separator.test(name) || listSeparator.test(name) || trimText(name) !== name);
      const isOwn = byCode(path) === null && choose(matches(path.split('/').map(folded)), []) === id;
      text = !hasSeparators && isOwn ? path : known.get(id)!.code;
      texts.set(id, text);
    }
    return text;
  };
  return { known, created, resolve, textOf, pathOf };
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
