/** Limits and constants of the runtime specification, section 9, and the designer specification, section 9. */
export const limits = {
  controlNameLength: 40,
  dataItemCodeBytes: 28,
  tipsBytes: 200,
  textMaxLength: 200,
  textareaMaxLength: 2000,
  numberMax: 1e16,
  aggregateDecimals: 8,
  layoutSpans: 24,
  sheetRowsDefault: 2,
  remoteDelayMs: 500,
  localDelayMs: 50,
  queryCacheMs: 2000,
  formulaDelayMs: 500,
  columnReplayDelayMs: 300,
  choicePageSize: 300,
  choiceLookUpSize: 99_999,
} as const;
