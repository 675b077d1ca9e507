/** A workbook that cannot be read. `type`: no valid workbook; `unsafe`: malicious content; `size`: beyond the limits. */
export class InvalidWorkbook extends Error {
  readonly reason: 'type' | 'unsafe' | 'size';

  constructor(reason: InvalidWorkbook['reason'], detail: string) {
    super(detail);
    this.name = 'InvalidWorkbook';
    this.reason = reason;
  }
}
