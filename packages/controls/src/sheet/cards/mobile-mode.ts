import type { ControlOptions } from '@inkstone/schema';

/** The layout of rows on a phone: expanded cards below each other, a table, or collapsed cards that open in full screen. */
export type MobileMode = 'waterfall' | 'table' | 'page';

export function mobileModeOf({ mobileDisplayMode }: ControlOptions): MobileMode {
  return mobileDisplayMode === 'waterfall' || mobileDisplayMode === 'table' ? mobileDisplayMode : 'page';
}
