import type { ControlOptions } from '@inkstone/schema';
import { switchOption, textOption } from '../options/declared-option.ts';

/** Are records offered branch by branch? `treeView`, or `showStyle` where one record is picked. */
export function isTree(options: ControlOptions): boolean {
  return switchOption(options, 'treeView') || textOption(options, 'showStyle') === 'tree';
}
