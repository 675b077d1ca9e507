import { refuse } from '../http/refusal.ts';

/**
 * What may be done with accounts that still have the demo's password, which everybody knows: `open` on the machine itself while the demo is
 * on, `elsewhere` from any other, `closed` without the demo. A new password makes such an account one like any other.
 */
export type DemoAccess = 'open' | 'elsewhere' | 'closed';

const refusals = { elsewhere: 'demo-account-elsewhere', closed: 'demo-account-closed' } as const;

/** Refuses an account of the demo where it may not be used. */
export function checkDemoAccount(isFromDemo: boolean, access: () => DemoAccess): void {
  if (!isFromDemo) return;
  const asked = access();
  if (asked !== 'open') refuse(refusals[asked]);
}
