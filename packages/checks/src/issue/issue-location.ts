/** Where in its document an issue is. All names are codes of the document. */
export type IssueLocation =
  | { readonly kind: 'document' }
  /** A data item of a model, or a column of a sub-table. */
  | { readonly kind: 'item'; readonly item: string; readonly column?: string }
  | ControlLocation
  /** A formula in an option of a control: the position of the issue in its text. */
  | (ControlPart & { readonly kind: 'formula'; readonly option: string; readonly from: number; readonly to: number })
  | { readonly kind: 'layout'; readonly control: string }
  /** A button of a form, or one of its settings. */
  | { readonly kind: 'button'; readonly button: string; readonly setting?: string }
  /** A setting of a list; `code` is the field that it names. */
  | { readonly kind: 'list-setting'; readonly setting: ListSetting; readonly code?: string }
  | { readonly kind: 'activity'; readonly activity: string }
  | { readonly kind: 'route'; readonly route: string }
  /** A card of a page, or one of its settings. */
  | { readonly kind: 'card'; readonly card: string; readonly setting?: string }
  /** Who sees a page. */
  | { readonly kind: 'visibility' }
  /** An entry of the menu. */
  | { readonly kind: 'entry'; readonly entry: string }
  /**
   * A property of the document. Parts that have a code, a key or an id are named by it, others by their property or index:
   * `['routes', 'large', 'condition']`, `['actions', 0, 'mappings', 1, 'to']`.
   */
  | { readonly kind: 'property'; readonly property: readonly (string | number)[] };

interface ControlPart {
  readonly control: string;
  /** A column of the control, which is then a sub-table. */
  readonly column?: string;
}

/** A control of a form, or one of its options. */
export type ControlLocation = ControlPart & { readonly kind: 'control'; readonly option?: string };

export type ListSetting = 'columns' | 'sort' | 'totals' | 'filters' | 'search' | 'group' | 'gantt' | 'filter';

export const wholeDocument: IssueLocation = { kind: 'document' };
