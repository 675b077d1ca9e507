/** Returns the address that was requested before a sign-in; the workbench where none was. */
export function backAddress(state: unknown): string {
  const back = typeof state === 'object' && state !== null && 'back' in state ? state.back : null;
  return typeof back === 'string' && back.startsWith('/') ? back : '/work/todo';
}
