import { refuse } from '../http/refusal.ts';

/**
 * The use of accounts that still have the well-known password of the demo: `open` for requests of the server's own machine while the demo
 * is on, `elsewhere` for those of other machines, `closed` without the demo. With a new password an account is no longer restricted.
 */
export type DemoAccess = 'open' | 'elsewhere' | 'closed';

const refusals = { elsewhere: 'demo-account-elsewhere', closed: 'demo-account-closed' } as const;

/** Refuses an account of the demo that may not be used from there, with `demo-account-elsewhere` or `demo-account-closed`. */
export function checkDemoAccount(isFromDemo: boolean, access: () => DemoAccess): void {
  if (!isFromDemo) return;
  const asked = access();
  if (asked !== 'open') refuse(refusals[asked]);
}
