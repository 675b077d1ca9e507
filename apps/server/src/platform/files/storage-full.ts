/** The disk or the quota of the server is full (ENOSPC, EDQUOT), or the disk of the database (SQLSTATE 53100). */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && codes.has((error as { code?: unknown }).code);
}
