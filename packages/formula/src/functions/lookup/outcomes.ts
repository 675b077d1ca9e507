import { FormulaError } from '../../values/formula-error.ts';
import { defineFunction } from '../formula-function.ts';
import { literal, text } from '../parameter.ts';

/** Lets a route behind a join ask how the branches of its split ended: `outcomes('fork') has 'disagreed'`. */
export const outcomes = defineFunction({
  name: 'outcomes',
  category: 'lookup',
  parameters: [literal(text('split', '分支節點編碼', 'split'))],
  returns: 'texts',
  volatile: true,
  description: {
    zh: '流程分支節點各分支的結果清單（agreed、disagreed…），僅能用於流程路由的條件；節點編碼須直接寫成文字。',
    en: 'How the branches of a split of the workflow ended (agreed, disagreed …), as a list; only in conditions of routes. The code is written as a text.',
  },
  examples: [{ formula: "outcomes('fork')", result: 'error:NotAvailable' }],
  evaluate: (context, split) => context.outcomes?.(split) ?? new FormulaError('NotAvailable'),
});
