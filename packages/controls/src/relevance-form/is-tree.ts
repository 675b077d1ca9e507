import type { ControlOptions } from '@inkstone/schema';
import { switchOption, textOption } from '../options/declared-option.ts';

/** Whether records are offered as a tree: `treeView`, or `showStyle` of single selectors. */
export function isTree(options: ControlOptions): boolean {
  return switchOption(options, 'treeView') || textOption(options, 'showStyle') === 'tree';
}
