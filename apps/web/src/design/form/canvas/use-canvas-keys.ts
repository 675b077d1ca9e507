import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { limits, localizedName, type ControlOptions } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { afterLayout } from '../../../platform/window/after-layout.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { readingOrder, type FormContent } from '../form-content.ts';
import { spanOf } from '../form-operations.ts';
import { formTexts } from '../form.locale.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import { stepFrom, type Direction } from './step-from.ts';

/** Everything that the mouse does on the canvas, by keys: walk, choose several, move, rename, remove, copy. */
export function useCanvasKeys(
  root: RefObject<HTMLDivElement | null>,
  { renamed, rename }: { readonly renamed: string | null; readonly rename: (key: string | null) => void },
): (event: KeyboardEvent<HTMLElement>) => void {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const announce = useAnnounce();
  const designer = useFormDesigner();
  const { content, chosen, choose } = designer;
  const [first] = chosen;
  useFocusOnChosen(root, first, { isRenaming: renamed !== null, content });

  const nameOf = (key: string) => localizedName(content.controls.get(key)?.options ?? { name: key }, locale) || key;
  const walk = (by: number, adds: boolean) => {
    const order = walkOrder(content);
    const at = first === undefined ? -1 : order.indexOf(first);
    const next = order[Math.max(0, Math.min(order.length - 1, at + by))];
    if (next === undefined) return;
    choose(adds && !next.includes('.') ? [next, ...chosen.filter((key) => key !== next)] : [next]);
  };
  const resizeBy = (by: 1 | -1) => {
    if (first === undefined || first.includes('.')) return;
    const spans = limits.layoutSpanChoices;
    const before = spanOf(content, first);
    const next = by === 1 ? spans.find((span) => span > before) : spans.findLast((span) => span < before);
    if (next !== undefined) designer.resize(chosen, next);
  };
  const moveBy = (direction: Direction) => {
    if (first === undefined) return;
    if (first.includes('.')) return moveColumnBy(first, direction);
    const step = stepFrom(content, first, direction);
    if (!step || !designer.move(chosen, step.place)) return;
    announce(t(step.said, { name: nameOf(first), other: nameOf(step.other) }));
  };

  const moveColumnBy = (path: string, direction: Direction) => {
    const [sheet = '', column = ''] = path.split('.');
    const columns = content.controls.get(sheet)?.columns ?? [];
    const at = columns.findIndex(({ key }) => key === column);
    const isBefore = direction === 'left' || direction === 'up';
    const other = columns[isBefore ? at - 1 : at + 1];
    if (!other) return;
    const after = isBefore ? (columns[at - 2]?.key ?? null) : other.key;
    if (!designer.moveColumn(sheet, column, after)) return;
    const named = (options: ControlOptions) => localizedName(options, locale);
    announce(t(isBefore ? 'movedBefore' : 'movedAfter', { name: named(columns[at]!.options), other: named(other.options) }));
  };

  return (event) => {
    if (event.nativeEvent.isComposing || event.target instanceof HTMLInputElement) return;
    const command = commandOf(event);
    const direction = directions[event.key];
    const run =
      command !== null && chosen.length > 0
        ? () => commands[command](designer)
        : command === 'v'
          ? designer.paste
          : direction && event.altKey
            ? () =>
                event.shiftKey && (direction === 'left' || direction === 'right')
                  ? resizeBy(direction === 'left' ? -1 : 1)
                  : moveBy(direction)
            : direction && !event.ctrlKey && !event.metaKey
              ? () => walk(direction === 'up' || direction === 'left' ? -1 : 1, event.shiftKey)
              : (event.key === 'Enter' || event.key === 'F2') && first !== undefined
                ? () => rename(first)
                : (event.key === 'Delete' || event.key === 'Backspace') && chosen.length > 0
                  ? () => designer.remove(chosen)
                  : event.key === 'Home'
                    ? () => choose(walkOrder(content).slice(0, 1))
                    : event.key === 'End'
                      ? () => choose(walkOrder(content).slice(-1))
                      : null;
    if (!run) return;
    event.preventDefault();
    run();
  };
}

type Command = 'c' | 'x' | 'v' | 'd';

const commands: Readonly<Record<Command, (designer: ReturnType<typeof useFormDesigner>) => void>> = {
  c: ({ copy, chosen }) => copy(chosen),
  x: ({ copy, remove, chosen }) => {
    copy(chosen);
    remove(chosen);
  },
  v: ({ paste }) => paste(),
  d: ({ duplicate, chosen }) => duplicate(chosen),
};

function commandOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): Command | null {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return null;
  const pressed = key.toLowerCase();
  return pressed === 'c' || pressed === 'x' || pressed === 'v' || pressed === 'd' ? pressed : null;
}

const directions: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };

/** Controls and columns in the order in which the arrow keys walk; the tabs themselves come before their panels. */
function walkOrder(content: FormContent): readonly string[] {
  return readingOrder(content).flatMap((key) => [
    key,
    ...(content.controls.get(key)?.columns ?? []).map((column) => `${key}.${column.key}`),
  ]);
}

/** The focus follows the choice while it is on the canvas, also when what is chosen is rendered anew, in another row. */
function useFocusOnChosen(root: RefObject<HTMLDivElement | null>, first: string | undefined, { isRenaming, content }: Focusing): void {
  const isHere = useRef(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      isHere.current = root.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [root]);
  useEffect(() => {
    const canvas = root.current;
    if (!canvas || isRenaming || first === undefined || document.activeElement instanceof HTMLInputElement) return undefined;
    const element = elementOf(canvas, first);
    if (!element) return undefined;
    // A panel is rendered at the same time.
    return afterLayout(element, (isInView) => {
      if (canvas.contains(document.activeElement) || document.activeElement === document.body) element.focus({ preventScroll: true });
      if (!isInView) element.scrollIntoView({ block: 'nearest' });
    });
  }, [root, first, isRenaming]);
  useEffect(() => {
    const isLost = isHere.current && document.activeElement === document.body;
    if (isLost && root.current && first !== undefined) elementOf(root.current, first)?.focus({ preventScroll: true });
  }, [root, first, content]);
}

interface Focusing {
  readonly isRenaming: boolean;
  readonly content: FormContent;
}

function elementOf(canvas: HTMLElement, key: string): HTMLElement | null {
  const found = canvas.querySelector<HTMLElement>(`[data-head="${key}"], [data-control="${key}"], [data-column="${key}"]`);
  // What holds others is named by a line of its own.
  return found?.getAttribute('role') === 'none' ? found.querySelector<HTMLElement>('[role=treeitem]') : found;
}
