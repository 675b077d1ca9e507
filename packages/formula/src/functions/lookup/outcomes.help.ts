import type { FunctionHelp } from '../formula-function.ts';

export const outcomesHelp: FunctionHelp = {
  description: {
    zh: '流程分支節點各分支的結果清單（agreed、disagreed…），僅能用於流程路由的條件；節點編碼須直接寫成文字。',
    en: 'Returns the outcomes of the branches of a workflow split (agreed, disagreed …) as a list. Only available in conditions of routes. The code of the split must be a text literal.',
  },
  wording: { zh: '節點 {split} 各分支的結果', en: 'the outcomes of the branches of {split}' },
  examples: [{ formula: "outcomes('fork')", result: 'error:NotAvailable' }],
};
