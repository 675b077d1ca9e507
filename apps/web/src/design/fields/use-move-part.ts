import type { JsonObject } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { textOf } from '../working-copy/text-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { orderedPartTexts } from './ordered-part.locale.ts';

export interface OrderedPart {
  readonly document: DocumentKey;
  readonly path: readonly string[];
  readonly name: string;
  /** The parts of the list in order, by their codes. */
  readonly siblings: readonly JsonObject[];
  readonly position: number;
}

/** Moves a part one place up or down in its list; at its end it stays. */
export function useMovePart({ document, path, name, siblings, position }: OrderedPart): (by: -1 | 1) => void {
  const t = useTexts(orderedPartTexts);
  const announce = useAnnounce();
  const { edit } = useEdit();
  return (by) => {
    const target = position + by;
    if (target < 0 || target >= siblings.length) return;
    const before = siblings[by === 1 ? target : target - 1];
    const after = before ? textOf(before['code']) : null;
    if (edit([{ op: 'move', document, path: [...path], at: { after } }])) announce(t('moved', { name, position: target + 1 }));
  };
}
