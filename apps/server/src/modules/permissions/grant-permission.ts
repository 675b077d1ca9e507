import type { ModelRight } from '@inkstone/api';
import type { ControlPermission, FormPermission } from '@inkstone/schema';
import type { Grant } from './grant.ts';

/**
 * Returns the union of what grants show of a record they all cover: a field is visible where one of them shows it, and editable where one
 * of the editing grants (`editing`) does not lock it. Null when they show nothing.
 */
export function grantPermission(grants: readonly Grant[], editing: ModelRight): FormPermission | null {
  const showing = grants.filter(({ rights }) => rights.has('view') || rights.has(editing));
  if (showing.length === 0) return null;
  const open = showing.filter(({ rights }) => rights.has(editing));
  const isSeen = (...fields: string[]): boolean => showing.some((grant) => fields.every((field) => grant.fields[field] !== 'hidden'));
  const isOpen = (...fields: string[]): boolean => open.some((grant) => fields.every((field) => grant.fields[field] === undefined));
  const named = [...new Set(showing.flatMap(({ fields }) => Object.keys(fields)))].sort();
  const controls: Record<string, ControlPermission> = {};
  for (const field of named) {
    const [key, column] = field.split('.') as [string, string | undefined];
    const control = (controls[key] ??= { v: isSeen(key), e: isOpen(key), r: false });
    if (column === undefined) continue;
    const own = { propertyCode: column, v: isSeen(key, field), e: isOpen(key, field), r: false };
    controls[key] = { ...control, subDataPermission: [...(control.subDataPermission ?? []), own] };
  }
  return { others: { v: true, e: open.length > 0 }, controls };
}
