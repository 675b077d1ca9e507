import type { PageVisibility } from '@inkstone/schema';

/** Returns the people, departments or roles to whom an entry of a page's visibility makes it visible. */
export function viewersOf(visibility: PageVisibility): readonly { readonly kind: PageVisibility['kind']; readonly code: string }[] {
  const { kind } = visibility;
  if (kind === 'users') return visibility.users.map((code) => ({ kind, code }));
  return [{ kind, code: kind === 'department' ? visibility.department : visibility.role }];
}
