import { LineActions } from './LineActions.tsx';
import { useMovePart, type OrderedPart } from './use-move-part.ts';

interface OrderedPartActionsProps extends OrderedPart {
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** The buttons of a line that move its part up and down, and remove it. */
export function OrderedPartActions({ removeLabel, onRemove, ...part }: OrderedPartActionsProps) {
  const move = useMovePart(part);
  const { name, position, siblings } = part;
  return <LineActions {...{ name, position, removeLabel, onRemove }} count={siblings.length} onMove={move} />;
}
