/** Keeps something about a column up to date: told of each cell that changed, or that all of them may have. */
export interface CellFollower {
  cellChanged(slot: number): void;
  allChanged(): void;
}

/** Who follows which columns of a sheet. Columns that nobody follows cost one look. */
export class CellFollowers {
  private readonly byColumn: (CellFollower[] | undefined)[] = [];

  add(follower: CellFollower, columns: Iterable<number>): void {
    for (const column of columns) (this.byColumn[column] ??= []).push(follower);
  }

  cellChanged(column: number, slot: number): void {
    const followers = this.byColumn[column];
    if (followers) for (const follower of followers) follower.cellChanged(slot);
  }

  columnChanged(column: number): void {
    const followers = this.byColumn[column];
    if (followers) for (const follower of followers) follower.allChanged();
  }

  rowChanged(slot: number): void {
    for (const column of this.byColumn.keys()) this.cellChanged(column, slot);
  }

  allChanged(): void {
    for (const column of this.byColumn.keys()) this.columnChanged(column);
  }
}
