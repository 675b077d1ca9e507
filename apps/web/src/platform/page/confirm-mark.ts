/** Identifies the button of a dialog that confirms it, for tests and keyboard shortcuts. */
export const confirmMark: Record<`data-${string}`, string> = { 'data-action': 'confirm' };
