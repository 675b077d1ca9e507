import type { FieldStatus } from '../interfaces/form.ts';

/**
 * The status of a group from those of its children; the first match applies (runtime specification, section 4). If no rule matches, some
 * children are checked and others untouched: the group has been started but is not checked as a whole, so it is dirty.
 */
export function groupStatus(children: Iterable<FieldStatus>): FieldStatus {
  const found = new Set(children);
  for (const status of ['pending', 'invalid', 'dirty'] as const) if (found.has(status)) return status;
  if (!found.has('valid')) return 'pristine';
  return found.has('pristine') ? 'dirty' : 'valid';
}
