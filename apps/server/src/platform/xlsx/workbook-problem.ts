/** Why a workbook is not read. `type`: it is none, or a broken one; `unsafe`: it is made to do harm; `size`: it is too large. */
export class WorkbookProblem extends Error {
  readonly reason: 'type' | 'unsafe' | 'size';

  constructor(reason: WorkbookProblem['reason'], detail: string) {
    super(detail);
    this.name = 'WorkbookProblem';
    this.reason = reason;
  }
}
