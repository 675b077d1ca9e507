import type { ControlOptions } from '@inkstone/schema';

/** How rows are shown on a phone: all unfolded below each other, as a table, or in short with a page for each. */
export type MobileMode = 'waterfall' | 'table' | 'page';

export function mobileModeOf({ mobileDisplayMode }: ControlOptions): MobileMode {
  return mobileDisplayMode === 'waterfall' || mobileDisplayMode === 'table' ? mobileDisplayMode : 'page';
}
