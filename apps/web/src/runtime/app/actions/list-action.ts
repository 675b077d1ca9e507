import type { ComponentType, LazyExoticComponent } from 'react';
import type { LocalizedText } from '@inkstone/schema';
import type { ModelRight } from '../use-model-rights.ts';
import type { AskedRecords, Header, ListFields, RecordLine, RecordSource } from '../record-query.ts';
import type { Picked } from './use-picked.ts';

/** A list as somebody sees it. */
export interface ListOfRecords {
  readonly source: RecordSource;
  readonly listFields: ListFields;
  /** The columns shown. */
  readonly headers: readonly Header[];
  /** What is searched, filtered and sorted by. */
  readonly asked: AskedRecords;
}

/** What an action is given: the list, and what was picked in it. */
export interface ListActionProps extends ListOfRecords {
  /** Empty for an action of the list itself. */
  readonly picked: Picked;
  /** The picked records as far as they are loaded. */
  readonly lines: readonly RecordLine[];
  /** Something was changed: the list is asked for again. Those named stay picked. */
  readonly onDone: (left: readonly string[]) => void;
  readonly onClose: () => void;
}

/** What may be done with a list, or with records picked in it. `list-actions.ts` names them all. */
export interface ListAction {
  readonly code: string;
  readonly label: LocalizedText;
  /** Where it is offered: in the menu of the list, or beside picked records. */
  readonly on: 'list' | 'picked';
  /** Whether somebody may do it with some record at least; of what the server decides again. */
  readonly isOffered: (may: (right: ModelRight) => boolean) => boolean;
  /** Loaded when it is opened. */
  readonly Dialog: LazyExoticComponent<ComponentType<ListActionProps>>;
}
