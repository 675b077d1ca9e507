/** No space is left where files are written, or the quota of whoever runs the server is used up; and of the database, that its disk is full. */
const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && codes.has((error as { code?: unknown }).code);
}
