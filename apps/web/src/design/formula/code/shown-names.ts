import { StateEffect, type Range } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, WidgetType, type DecorationSet, type ViewUpdate } from '@codemirror/view';
import { childrenOf, comparedTexts, parseFormula, referencePath, type Expression, type SourceRange } from '@inkstone/formula';
import { joinNames, quoted, type Locale } from '@inkstone/schema';

/** What people call fields, and texts that fields are compared with. */
export interface ShownNames {
  readonly nameOf: (path: string) => string | undefined;
  readonly nameOfText: (path: string, text: string) => string | undefined;
  readonly locale: Locale;
}

/** Tells the editor that names have changed. */
export const namesChanged = StateEffect.define();

/**
 * Shows the names of fields, choices and units instead of their codes. The text keeps the codes: where the cursor stands it is shown as it
 * is written.
 */
export function shownNames(read: () => ShownNames) {
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;

      constructor(view: EditorView) {
        this.decorations = decorate(view, read());
      }

      update(update: ViewUpdate) {
        const isTold = update.transactions.some(({ effects }) => effects.some((effect) => effect.is(namesChanged)));
        if (update.docChanged || update.selectionSet || update.focusChanged || isTold) this.decorations = decorate(update.view, read());
      }
    },
    { decorations: ({ decorations }) => decorations },
  );
}

class NameWidget extends WidgetType {
  private readonly name: string;
  private readonly code: string;

  constructor(name: string, code: string) {
    super();
    this.name = name;
    this.code = code;
  }

  override eq(other: NameWidget): boolean {
    return other.name === this.name && other.code === this.code;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'cm-name';
    element.textContent = this.name;
    element.title = this.code;
    return element;
  }

  override ignoreEvent(): boolean {
    return false;
  }
}

function decorate(view: EditorView, names: ShownNames): DecorationSet {
  const source = view.state.doc.toString();
  const ranges = namedRanges(source, names).filter(({ from, to }) => !isTouched(view, { from, to }));
  return Decoration.set(
    ranges.map(({ from, to, name }): Range<Decoration> =>
      Decoration.replace({ widget: new NameWidget(name, source.slice(from, to)) }).range(from, to),
    ),
    true,
  );
}

function isTouched(view: EditorView, { from, to }: SourceRange): boolean {
  return view.hasFocus && view.state.selection.ranges.some((range) => range.from <= to && range.to >= from);
}

interface NamedRange extends SourceRange {
  readonly name: string;
}

/** The parts of a formula for which there is a name. */
function namedRanges(source: string, { nameOf, nameOfText, locale }: ShownNames): readonly NamedRange[] {
  const { expression } = parseFormula(source);
  const fields = partsOf(expression).flatMap((part): NamedRange[] => {
    const name = part.kind === 'reference' ? nameOf(referencePath(part)) : undefined;
    return name !== undefined && part.to > part.from ? [{ from: part.from, to: part.to, name }] : [];
  });
  // A text of several items has one range: their names stand in it together.
  const texts = Map.groupBy(comparedTexts(expression), ({ from, to }) => `${from} ${to}`);
  const values = [...texts.values()].flatMap((items): NamedRange[] => {
    const named = items.map(({ field, text }) => nameOfText(field, text));
    const [{ from, to } = { from: 0, to: 0 }] = items;
    return named.every((name) => name !== undefined) && to > from ? [{ from, to, name: quoted(joinNames(named, locale), locale) }] : [];
  });
  return [...fields, ...values].toSorted((one, other) => one.from - other.from);
}

function partsOf(expression: Expression): readonly Expression[] {
  return [expression, ...childrenOf(expression).flatMap(partsOf)];
}
