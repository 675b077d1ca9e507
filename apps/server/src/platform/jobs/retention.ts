/** Retention periods of temporary rows, in days. */
export const retentionDays = {
  idempotencyKeys: 7,
  endedSignIns: 1,
  signInAttempts: 1,
  signInLog: 180,
  expiredLinks: 30,
  relayedNotices: 1,
  recordBatches: 30,
} as const;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
