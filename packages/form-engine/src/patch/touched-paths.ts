import { parseFieldPath, type FieldPath } from '@inkstone/schema';

/** Paths that a person set, in the order of their last setting. */
export class TouchedPaths {
  private readonly paths = new Set<FieldPath>();

  add(path: FieldPath): void {
    this.paths.delete(path);
    this.paths.add(path);
  }

  /** A mapping wrote there: what the person had set is gone. */
  delete(path: FieldPath): void {
    this.paths.delete(path);
  }

  deleteRows(sheet: string, rows: ReadonlySet<string>): void {
    for (const path of this.paths) {
      const parsed = parseFieldPath(path);
      if (parsed?.kind === 'cell' && parsed.sheet === sheet && rows.has(parsed.row)) this.paths.delete(path);
    }
  }

  clear(): void {
    this.paths.clear();
  }

  all(): readonly FieldPath[] {
    return [...this.paths];
  }
}
