import type { ComponentType, LazyExoticComponent } from 'react';
import type { LocalizedText } from '@inkstone/schema';
import type { ModelRight } from '../use-model-rights.ts';
import type { AskedRecords, Header, ListFields, RecordLine, RecordSource } from '../record-query.ts';
import type { Picked } from './use-picked.ts';

/** A list as the user sees it. */
export interface ListOfRecords {
  readonly source: RecordSource;
  readonly listFields: ListFields;
  /** The visible columns. */
  readonly headers: readonly Header[];
  /** The search, filter and sorting. */
  readonly asked: AskedRecords;
}

/** What an action gets: the list and the selection. */
export interface ListActionProps extends ListOfRecords {
  /** Empty for an action of the list itself. */
  readonly picked: Picked;
  /** The selected records as far as they are loaded. */
  readonly lines: readonly RecordLine[];
  /** Called after a change: the list is reloaded. The given ids stay selected. */
  readonly onDone: (left: readonly string[]) => void;
  readonly onClose: () => void;
}

/** An action on a list or on selected records. `list-actions.ts` lists them all. */
export interface ListAction {
  readonly code: string;
  readonly label: LocalizedText;
  /** Where it is offered: in the menu of the list, or with selected records. */
  readonly on: 'list' | 'picked';
  /** Whether the user may run it on some record at least; the server decides for each record. */
  readonly isOffered: (may: (right: ModelRight) => boolean) => boolean;
  /** Loaded when it is opened. */
  readonly Dialog: LazyExoticComponent<ComponentType<ListActionProps>>;
}
