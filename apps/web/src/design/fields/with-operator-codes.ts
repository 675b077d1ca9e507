import { operatorOf } from '@inkstone/formula';
import { isConditionGroup, type ConditionNode } from '@inkstone/schema';

/** A condition with the codes of its operators, by which editors know them; documents may also name them by words (`eq`, `Eq`). */
export function withOperatorCodes(node: ConditionNode): ConditionNode {
  if (isConditionGroup(node)) return { ...node, items: node.items.map(withOperatorCodes) };
  const code = operatorOf(node)?.code;
  if (code === undefined) return node;
  const { vocabulary: _, ...item } = node;
  return { ...item, operator: code };
}
